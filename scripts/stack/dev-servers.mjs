import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { portsAt } from '../lib/ports.mjs';
import { startPart, waitForAnswer } from '../lib/processes.mjs';

/** Apps with a page, and the port that each has in `npm start` too. */
const APPS = { shell: 'shell', 'user-app': 'userApp', 'admin-app': 'adminApp', 'public-card': 'publicCard' };

/** Lines of a compilation that succeeded. */
const SUCCESS = /^\s*$|^[\w-]+:$|compiled successfully/;

/**
 * Size of V8's young generation, for short-lived objects of a compilation, in MB: with the default of 16, a fifth of the time is garbage
 * collection.
 */
const YOUNG_MB = 64;

const WEBPACK = join(ROOT, 'node_modules/webpack/bin/webpack.js');

/**
 * Starts one dev server per app, at its usual address. Compilation errors are reported.
 *
 * @param {object} options
 * @param {number} options.offset
 * @param {string} options.folder - The copy's folder.
 * @param {number} options.readyMs - How long the first build may take.
 * @param {(line: string) => void} options.report
 * @returns {{ parts: ReturnType<typeof startPart>[], ready: Promise<unknown> }}
 */
export function startDevServers({ offset, folder, readyMs, report }) {
  const ports = portsAt(offset);
  const parts = Object.keys(APPS).map((app) =>
    startPart({
      name: app,
      args: [
        `--max-semi-space-size=${YOUNG_MB}`,
        WEBPACK,
        'serve',
        '--mode',
        'development',
        ...(app === 'public-card' ? ['--config-name', 'public_card'] : []),
      ],
      cwd: join(ROOT, app),
      log: join(folder, `logs/${app}.log`),
      env: { PORT_OFFSET: String(offset) },
      onLine: (line) => SUCCESS.test(line) || report(`[${app}] ${line}`),
    }),
  );
  const ready = Promise.all(
    Object.values(APPS).map((port) =>
      waitForAnswer(`http://127.0.0.1:${ports[port]}/`, { timeoutMs: readyMs }),
    ),
  );
  return { parts, ready };
}
