import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

export default (_env, { mode }) => federatedAppConfig({ root, name: 'shell', app: null, port: 5000, mode });
