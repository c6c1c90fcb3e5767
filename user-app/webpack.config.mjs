import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesOfScreens } from '../build/pages/screens.mjs';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

const screens = await sourcesOfScreens(root, 'OWNER_SCREENS');

export default (_env, { mode }) =>
  federatedAppConfig({
    root,
    name: 'user_app',
    app: './src/app/exposed.ts',
    port: 5005,
    screens,
    mode,
  });
