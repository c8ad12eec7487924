/** Passkeys, as this browser has them. */
import { t } from './core/words.js';

/** Whether it has them at all; the server says whether they work at this address. */
export function hasPasskeys() {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/**
 * Make a passkey; what is to be sent to the server.
 * @param {Record<string, unknown>} publicKey
 * @returns {Promise<object>}
 */
export async function makePasskey(publicKey) {
  const json = /** @type {PublicKeyCredentialCreationOptionsJSON} */ (
    /** @type {unknown} */ (publicKey)
  );
  return answered(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
    }),
  );
}

/**
 * Let the person choose a passkey; what is to be sent to the server.
 * @param {Record<string, unknown>} publicKey
 * @returns {Promise<object>}
 */
export async function usePasskey(publicKey) {
  const json = /** @type {PublicKeyCredentialRequestOptionsJSON} */ (
    /** @type {unknown} */ (publicKey)
  );
  return answered(
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
}

/** @param {Promise<Credential | null>} asked */
async function answered(asked) {
  try {
    const credential = /** @type {PublicKeyCredential | null} */ (await asked);
    if (credential) return credential.toJSON();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    if (problem.name === 'InvalidStateError')
      throw new Error(t('passkey-there'), { cause: problem });
  }
  throw new Error(t('passkey-none'));
}
