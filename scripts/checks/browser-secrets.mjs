import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '../../build/release/output-folder.mjs';
import { filesUnder } from '../lib/fingerprint.mjs';

/** Things that only a server may hold: keys of Stripe, the names of our secrets, and Stripe's library. */
const FORBIDDEN = {
  'a secret key of Stripe': /\b[sr]k_(?:live|test)_\w{4}/,
  'a webhook secret of Stripe': /\bwhsec_\w{4}/,
  'the name of a secret': /\bSTRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)\b|\bBOOKING_SECRET\b|\bSMTP_URL\b/,
  'Stripe’s library': /["'`]api\.stripe\.com["'`]|StripeSignatureVerificationError/,
};

/** Folders that Hosting serves to browsers. */
const SERVED = () => [
  ...['shell', 'user-app', 'admin-app'].map((part) => outputFolder(part)),
  `${outputFolder('public-card')}/site`,
];

/**
 * Names what of a server's a text for browsers holds.
 *
 * @param {string} text
 * @returns {string[]}
 */
export const secretsIn = (text) =>
  Object.entries(FORBIDDEN).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/**
 * Looks through every file that browsers get, source maps too.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string[]} [options.folders]
 * @returns {{ files: number, found: string[] }}
 */
export function findBrowserSecrets({ root, folders = SERVED() }) {
  const files = folders
    .flatMap((folder) => filesUnder(folder, { root, skip: new Set() }))
    .filter((file) => /\.(?:[cm]?js|json|html|css|map|txt)$/.test(file));
  const found = files.flatMap((file) =>
    secretsIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file} holds ${name}`),
  );
  return { files: files.length, found };
}
