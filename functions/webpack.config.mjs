import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionsConfig } from '../build/webpack-node.mjs';

const root = dirname(fileURLToPath(import.meta.url));

export default (_env, { mode }) =>
  functionsConfig({
    root,
    name: 'tarjetero-functions',
    entry: './src/index.ts',
    outputPath: join(root, 'dist'),
    production: mode === 'production',
    environment: ['ALERT_WEBHOOK_URL'],
  });
