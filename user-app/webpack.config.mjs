import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

export default (_env, { mode }) =>
  federatedAppConfig({ root, name: 'user_app', app: './src/app/routes.tsx', port: 5005, mode });
