/** Passkeys in this browser. */
import { t } from '../core/words.ts';

/**
 * Test whether the browser supports passkeys; the server says whether they work at this address.
 */
export function hasPasskeys() {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Create a passkey; return the credential for the server. */
export async function makePasskey(
  publicKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const json = publicKey as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answered(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
    }),
  );
}

/** Let the user choose a passkey; return the credential for the server. */
export async function usePasskey(
  publicKey: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const json = publicKey as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answered(
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
}

async function answered(answer: Promise<Credential | null>) {
  try {
    const credential = (await answer) as PublicKeyCredential | null;
    if (credential) return { ...credential.toJSON() };
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    if (problem.name === 'InvalidStateError')
      throw new Error(t('passkey-there'), { cause: problem });
  }
  throw new Error(t('passkey-none'));
}
