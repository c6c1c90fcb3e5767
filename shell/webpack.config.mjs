import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServiceWorkerPlugin } from '../build/service-worker.mjs';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** All that the shell's own screens need; pictures of the installed app are the browser's to keep. */
const PRECACHED = /^(index\.html|offline\.html|icon\.svg|assets\/.+\.(js|css|woff2))$/;

export default (_env, { mode }) => {
  const config = federatedAppConfig({ root, name: 'shell', app: null, port: 5000, mode });
  // Under hot reload a worker would only bring back what has just been changed.
  if (mode === 'production') {
    config.plugins.push(
      new ServiceWorkerPlugin({
        source: join(root, 'src/service-worker/main.ts'),
        kill: join(root, 'src/service-worker/kill.ts'),
        precache: PRECACHED,
      }),
    );
  }
  return config;
};
