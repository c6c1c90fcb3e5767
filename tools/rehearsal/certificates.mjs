import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

const DAY_MS = 86_400_000;

/** @returns {import('selfsigned').SelfsignedOptions} Validity of two days around now. */
const validity = () => ({
  keyType: 'rsa',
  keySize: 2048,
  algorithm: 'sha256',
  notBeforeDate: new Date(Date.now() - DAY_MS),
  notAfterDate: new Date(Date.now() + DAY_MS),
});

/**
 * Returns the hash of a certificate's public key, with which Chromium can be made to accept it (`--ignore-certificate-errors-spki-list`).
 */
const keyHash = (cert) =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/**
 * Makes an authority that nobody trusts but the processes of this run, and a certificate of it for some hosts. Both end with the day.
 *
 * @param {string[]} hosts
 * @returns {Promise<{ authority: string, key: string, cert: string, keyHash: string }>} All but the hash as PEM.
 */
export async function certificatesFor(hosts) {
  const authority = await generate([{ name: 'commonName', value: 'Tarjetero rehearsal' }], {
    ...validity(),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] }], {
    ...validity(),
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
  });
  return { authority: authority.cert, key, cert, keyHash: keyHash(cert) };
}

/** Makes a key with its certificate, as Google's Auth service publishes those that it signs tokens with. */
export async function signingKey() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'securetoken' }], validity());
  return { id: keyHash(cert).slice(0, 20), key, cert };
}
