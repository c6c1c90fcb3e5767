import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_PAGE, PRERENDERED_PAGES } from '../build/pages/prerendered-pages.mjs';
import { ServiceWorkerPlugin } from '../build/pages/service-worker.mjs';
import { federatedAppConfig } from '../build/webpack-base.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** Matches the files that the shell's own screens need; icons of the installed app are cached by the browser. */
const PRECACHED = /^([\w-]+\.html|icon\.svg|assets\/.+\.(js|css|woff2))$/;

export default (_env, { mode }) => {
  const config = federatedAppConfig({
    root,
    name: 'shell',
    app: null,
    port: 5000,
    entry: './src/boot/load-app.ts',
    firstScript: join(root, 'src/boot/first-script.ts'),
    session: 'shared-lib/session',
    prerender: { entry: './prerender/index.tsx', pages: PRERENDERED_PAGES },
    mode,
  });
  // Under hot reload a worker would only bring back what has just been changed.
  if (mode === 'production') {
    config.plugins.push(
      new ServiceWorkerPlugin({
        source: join(root, 'src/service-worker/main.ts'),
        kill: join(root, 'src/service-worker/kill.ts'),
        precache: PRECACHED,
        define: {
          __PAGES__: JSON.stringify(PRERENDERED_PAGES.map(({ path, file }) => [path, `/${file}`])),
          __APP_PAGE__: JSON.stringify(`/${APP_PAGE}`),
        },
      }),
    );
  }
  return config;
};
