import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeployment } from '../build/deployment.mjs';
import { SETTINGS, settingsOf } from '../build/settings.mjs';
import { outputOf } from '../build/webpack-base.mjs';
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
    outputPath: outputOf(root),
    production: mode === 'production',
    environment: settingsOf('param').map(({ name }) => name),
    define: {
      __RULES_SHA256__: JSON.stringify(rules),
      __SETTINGS__: JSON.stringify(
        SETTINGS.map(({ name, kind, parts, optional }) => ({ name, kind, parts, optional })),
      ),
      // Mail names who runs the installation.
      __DEPLOYMENT__: JSON.stringify(readDeployment()),
    },
  });
