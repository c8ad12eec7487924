/** Reasons that tell two moves apart, in words. */
import { t } from './words.ts';
import type { Patches, Reason } from './types.ts';

/** @param isPlayed  the worse move was made */
export function reasonSentence({ of, code, values }: Reason, patches: Patches, isPlayed: boolean) {
  const named = 'patch' in values && { patch: patches[values.patch].name };
  const against = isPlayed ? `mine-${code}` : `otherwise-${code}`;
  return t(of === 'mine' ? against : `reason-${code}`, { ...values, ...named });
}
