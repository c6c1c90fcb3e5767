import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function findChromium() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import(join(ROOT, 'node_modules/playwright/index.mjs'));
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * A Chromium to test with: CHROME_PATH, the system's, or Playwright's own. With none, Debian's is installed when we are
 * root there; otherwise the package to install is named.
 *
 * @returns {Promise<string>} Path of the program.
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Instalando Chromium…');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status;
    if (apt('install', '-y', '--no-install-recommends', 'chromium') !== 0) {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
    }
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error('Falta Chromium: instala el paquete «chromium» o indica dónde está con CHROME_PATH.');
}
