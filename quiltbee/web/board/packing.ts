/** A record with variations in a link: `#t=` and its text, deflated and in base64 for addresses. */

export const PACKED = '#t=';

/** The most characters that a record may have. */
export const LONGEST = 1_000_000;

/** A record, packed. */
export async function packed(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * The record in a link; null where it is damaged, or far too long.
 * @param link  its part from `#t=` on
 */
export async function recordIn(link: string) {
  const text = link.slice(PACKED.length);
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder();
    let whole = '';
    const reader = inflated.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      whole += decoder.decode(next.value, { stream: true });
      if (whole.length > LONGEST) {
        await reader.cancel();
        return null;
      }
    }
    return whole + decoder.decode();
  } catch {
    // No base64, or nothing that was packed.
    return null;
  }
}
