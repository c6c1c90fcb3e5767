import type { LaunchOptions } from '@playwright/test';
import { theRehearsal } from './outside';

const { hosts, edgePorts, keyHash } = theRehearsal().browser;

/** Returns arguments by which a Chromium finds production's hosts at one of the two points of presence, and no other host. */
const browserAt = (point: 0 | 1): string[] => {
  const places = hosts.map((host) => `MAP ${host} 127.0.0.1:${edgePorts[point]}`);
  return [
    `--host-resolver-rules=${[...places, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`,
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ];
};

/** Returns the options of a Chromium at one of the points of presence, from those of another or of none. */
export function launchAt(point: 0 | 1, options: LaunchOptions): LaunchOptions {
  const elsewhere = new Set([...browserAt(0), ...browserAt(1)]);
  const others = (options.args ?? []).filter((argument) => !elsewhere.has(argument));
  return { ...options, args: [...others, ...browserAt(point)] };
}
