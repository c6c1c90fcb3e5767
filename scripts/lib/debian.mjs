import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Reports whether packages of Debian can be installed here. */
export const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs a Debian package, with a fresh list of packages where the old one doesn't do. */
export function installPackage(name) {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status;
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  if (install() === 0) return;
  apt('update');
  install();
}
