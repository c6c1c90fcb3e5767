import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SHOOT = join(__dirname, '../../shoot.mjs');

/** Part of autocannon's result. */
export interface Result {
  latency: { p50: number; p97_5: number; p99: number; max: number };
  requests: { average: number; total: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  timeouts: number;
}

/** Load of one kind: the request, the number of clients, and the expected answers. */
export interface Row {
  name: string;
  url: string;
  connections: number;
  statuses: string[];
  /** Requests of a client, who has an address of its own. */
  each: number;
  /** Bodies that are sent in turn; none for a GET. */
  bodies?: object[];
  headers?: Record<string, string>;
}

/**
 * Loads one address for some seconds.
 *
 * @param rate - Requests a second; as many as are answered unless given.
 */
export async function shoot(
  { url, connections, each, bodies, headers }: Row,
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<Result> {
  const requested = JSON.stringify({ url, connections, each, bodies, headers, seconds, rate });
  const { stdout } = await promisify(execFile)(process.execPath, [SHOOT, requested], {
    env: { ...process.env, REHEARSAL_CROWD: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- autocannon documents its result
  return JSON.parse(stdout) as Result;
}

/** Returns what went wrong in a load: answers that aren't meant to come, and none at all. */
export function troubleIn({ statusCodeStats, errors, timeouts }: Result, { statuses }: Row) {
  const unmeant = Object.entries(statusCodeStats).filter(([status]) => !statuses.includes(status));
  return { errors, timeouts, unmeant };
}

/** Trouble of a load without any. */
export const NO_TROUBLE = { errors: 0, timeouts: 0, unmeant: [] };
