/** `npm run local-firebase -- --port P …`: only the local Firestore and Storage. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
await buildIfStale({ only: ['local-firebase'] });
const server = spawn(process.execPath, [join(ROOT, 'local-firebase/dist/cli.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
