import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesOfScreens } from '../build/pages/screens.mjs';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

const screens = await sourcesOfScreens(root, 'ADMIN_SCREENS');

export default (_env, { mode }) =>
  federatedAppConfig({
    root,
    name: 'admin_app',
    app: './src/app/exposed.ts',
    port: 5006,
    screens,
    mode,
  });
