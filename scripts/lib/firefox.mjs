import { existsSync } from 'node:fs';
import { installPackage, isDebianRoot } from './debian.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const onSystem = () => SYSTEM_PATHS.find((path) => existsSync(path)) ?? null;

/**
 * Returns the Firefox that one journey runs in, as Firefox renders some pictures otherwise than Chromium: FIREFOX_PATH, or the system's.
 * With none, Debian's is installed when we are root there.
 *
 * @returns {string | null} Path of the program; `null` where there is none, which that journey says.
 */
export function findFirefox() {
  const found = process.env.FIREFOX_PATH ?? onSystem();
  if (found || !isDebianRoot()) return found;
  console.log('Installing Firefox…');
  installPackage('firefox-esr');
  return onSystem();
}
