import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { startPart } from '../lib/processes.mjs';

/** Longest wait for the emulator to start, in milliseconds. */
const READY_MS = 90_000;

/**
 * Starts Google's Auth emulator.
 *
 * @param {object} options
 * @param {string} options.folder - The copy's folder.
 * @param {string} options.projectId
 * @param {Record<string, number>} options.ports
 * @param {boolean} options.memory - Stores no accounts on disk.
 * @param {(mail: {to: string, subject: string, link: string}) => void} options.onMail - Called with each mail that production would send.
 * @param {(line: string) => void} options.report - Called with each error.
 * @returns `ready` resolves when it answers, with the accounts of the last run.
 */
export function startAuthEmulator({ folder, projectId, ports, memory, onMail, report }) {
  const at = (port) => ({ host: '127.0.0.1', port });
  const configPath = join(folder, 'firebase.auth.json');
  const config = {
    emulators: {
      singleProjectMode: true,
      auth: at(ports.auth),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  };
  writeFileSync(configPath, JSON.stringify(config, null, 2));
  const saved = join(folder, 'auth');
  const settled = withResolvers();
  // Nobody may be waiting yet when it fails.
  settled.promise.catch(() => undefined);
  const part = startPart({
    name: 'auth',
    args: [
      ...['--import', join(ROOT, 'scripts/stack/auth-schemas-on-demand.mjs')],
      ...['--import', join(ROOT, 'scripts/stack/auth-totp.mjs')],
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', projectId, '-c', configPath, '--only', 'auth'],
      ...(memory ? [] : ['--export-on-exit', saved]),
      ...(!memory && existsSync(saved) ? ['--import', saved] : []),
    ],
    cwd: ROOT,
    log: join(folder, 'logs/auth.log'),
    env: {
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      METADATA_SERVER_DETECTION: 'none',
      // Two copies that shared a temporary folder would find, and save, each other's users.
      TMPDIR: join(folder, 'tmp'),
      XDG_CONFIG_HOME: join(folder, 'config'),
    },
    onLine: (line) => {
      if (line.includes('All emulators ready')) settled.resolve();
      if (/^\s*Error:|Error: /.test(line)) report(line.trim());
      // The emulator sends no mail and prints the links instead. A change of the address has a mail of ours.
      const [, what, to, link] =
        /To (verify|reset) the\b.*?(\S+@\S+), follow this link: (\S+)/.exec(line) ?? [];
      if (to)
        onMail({ to, subject: what === 'verify' ? 'Verifica tu correo' : 'Cambia tu contraseña', link });
    },
  });
  const failWith = (reason) => settled.reject(new Error(`${reason} See ${part.log}`));
  const timer = setTimeout(() => failWith('The Auth emulator takes too long.'), READY_MS);
  void part.exited.then((code) => failWith(`The Auth emulator has ended (${code}).`));
  void settled.promise.catch(() => undefined).then(() => clearTimeout(timer));
  return { part, ready: settled.promise };
}

function withResolvers() {
  const settled = {};
  settled.promise = new Promise((resolve, reject) => Object.assign(settled, { resolve, reject }));
  return settled;
}
