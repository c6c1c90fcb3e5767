import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONSTANTS } from '../build/functions/function-constants.mjs';
import { settingsOf } from '../build/release/settings.mjs';
import { outputOf } from '../build/webpack-base.mjs';
import { functionsConfig } from '../build/webpack-node.mjs';

const root = dirname(fileURLToPath(import.meta.url));

export default (_env, { mode }) =>
  functionsConfig({
    root,
    name: 'tarjetero-functions',
    entry: './src/index.ts',
    outputPath: outputOf(root),
    production: mode === 'production',
    environment: settingsOf('param').map(({ name }) => name),
    define: CONSTANTS,
  });
