import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const BASE_PORTS = JSON.parse(readFileSync(join(ROOT, 'shared-lib/src/platform/config/ports.json'), 'utf8'));
const OFFSETS = [0, 10_000, 20_000, 30_000, 40_000];

/**
 * Returns the offset that the environment sets. Apps find their siblings by the ten-thousands of their own port, so only
 * these values can work.
 */
export function readPortOffset(env = process.env) {
  const text = env.PORT_OFFSET ?? '0';
  const offset = Number(text);
  if (!OFFSETS.includes(offset)) {
    throw new Error(`PORT_OFFSET=${text} is no offset: use ${OFFSETS.join(', ')}.`);
  }
  return offset;
}

/** Returns every port of the copy with this offset, by the part that uses it. */
export function portsAt(offset) {
  return Object.fromEntries(Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]));
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Finds the first of some offsets at which all ports of a copy are free; `null` when there is none. */
export async function findFreeOffset(offsets) {
  for (const offset of offsets) {
    const free = await Promise.all(Object.values(portsAt(offset)).map(isFree));
    if (free.every(Boolean)) return offset;
  }
  return null;
}

/** Fails, naming the port and its option, when a port that a command line names is taken. */
export async function requireFreePort(port, option) {
  const isPort = Number.isInteger(port) && port > 0 && port <= 65_535;
  if (!isPort || (await isFree(port))) return;
  throw new Error(`Port ${port} is taken. Close what uses it, or choose another one with ${option}.`);
}

/** Fails, naming the port and the command that avoids it, when one of a copy's ports is taken. */
export async function requireFreePorts(offset) {
  for (const [name, port] of Object.entries(portsAt(offset))) {
    if (await isFree(port)) continue;
    const other = OFFSETS.find((candidate) => candidate > offset) ?? 0;
    throw new Error(
      `Port ${port} (${name}) is taken. Close what uses it, or start another copy: PORT_OFFSET=${other} npm start`,
    );
  }
}
