import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { deployment } from 'shared-lib/config';
import { WALLET_SECRETS } from '../deployment-params';

/** Account that signs passes for Google Wallet. */
export interface GoogleWalletKeys {
  /** Id of the issuer of passes, digits. */
  issuer: string;
  email: string;
  /** PEM. */
  privateKey: string;
}

/** Certificates that sign passes for Apple's wallet, in PEM. */
export interface ApplePassKeys {
  /** `pass.…`, as Apple's portal names it. */
  passType: string;
  teamId: string;
  certificate: string;
  privateKey: string;
  /** Apple's own certificate (WWDR), which signed the other one. */
  authority: string;
}

const serviceAccount = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });

/** Reads a secret of the deployment; empty where it has none. */
const secretOf = (name: string): string => process.env[name]?.trim() ?? '';

/** Reads the account of Google Wallet; `null` where the deployment has none. */
export function readGoogleWalletKeys(): GoogleWalletKeys | null {
  const issuer = deployment ? deployment.wallets.googleIssuer : (process.env['GOOGLE_WALLET_ISSUER'] ?? '');
  const key = secretOf(WALLET_SECRETS.google);
  if (issuer === '' || key === '') return null;
  const { client_email: email, private_key: privateKey } = serviceAccount.parse(JSON.parse(key));
  return { issuer, email, privateKey };
}

const PEM = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

/** Reads the certificates of Apple's wallet; `null` where the deployment has none. */
export function readApplePassKeys(): ApplePassKeys | null {
  const passType = deployment ? deployment.wallets.applePassType : (process.env['APPLE_PASS_TYPE'] ?? '');
  const blocks = [...secretOf(WALLET_SECRETS.apple).matchAll(PEM)];
  if (passType === '' || blocks.length === 0) return null;
  const [certificate, authority] = blocks.flatMap(([text, kind]) => (kind === 'CERTIFICATE' ? text : []));
  const privateKey = blocks.find(([, kind]) => kind?.endsWith('PRIVATE KEY'))?.[0];
  if (!certificate || !authority || !privateKey)
    throw new Error(
      `${WALLET_SECRETS.apple} needs a certificate, its key, and the certificate that signed it`,
    );
  // Apple writes the team into the certificate, and refuses passes that name another one.
  const teamId = /^OU=(.+)$/m.exec(new X509Certificate(certificate).subject)?.[1];
  if (!teamId) throw new Error(`The certificate in ${WALLET_SECRETS.apple} names no team`);
  return { passType, teamId, certificate, privateKey, authority };
}
