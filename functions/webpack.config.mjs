import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionsConfig } from '../build/webpack-node.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** The rules that this release of the functions goes with. */
const rules = createHash('sha256')
  .update(readFileSync(join(root, '../firestore.rules')))
  .digest('hex');

export default (_env, { mode }) =>
  functionsConfig({
    root,
    name: 'tarjetero-functions',
    entry: './src/index.ts',
    outputPath: join(root, 'dist'),
    production: mode === 'production',
    environment: [
      'ALERT_WEBHOOK_URL',
      'BOOKING_SECRET',
      'MAIL_FROM',
      'PUBLIC_CARD_ORIGIN',
      'SHELL_ORIGIN',
      'SMTP_URL',
    ],
    define: { __RULES_SHA256__: JSON.stringify(rules) },
  });
