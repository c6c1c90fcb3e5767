import { rehearsal } from './outside';

const { hosts, edgePorts, keyHash } = rehearsal!.browser;

/** Returns arguments by which a Chromium finds production's hosts at one of the two points of presence, and no other host. */
export const browserAt = (point: 0 | 1): string[] => {
  const places = hosts.map((host) => `MAP ${host} 127.0.0.1:${edgePorts[point]}`);
  return [
    `--host-resolver-rules=${[...places, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`,
    `--ignore-certificate-errors-spki-list=${keyHash}`,
  ];
};
