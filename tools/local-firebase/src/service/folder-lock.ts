import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket's address has little room on every system; a longer one goes to the temporary folder. */
const MAX_ADDRESS_BYTES = 100;

/**
 * Keeps a second server away from a data folder: each keeps its documents in memory, so two of them
 * would overwrite each other.
 *
 * The lock is a socket that the owner listens on. Unlike a file with a process id it says the truth
 * after `kill -9`, also when another process got the same id.
 *
 * @returns What gives the folder free again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const address = addressOf(realpathSync(folder));
  if (await isAnswered(address)) {
    throw new Error(
      `The data folder ${folder} is in use by another local-firebase. Stop that one, or choose another folder with --data.`,
    );
  }
  rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  await listen(server, address);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function addressOf(folder: string): string {
  const inside = join(folder, 'server.sock');
  if (process.platform !== 'win32' && Buffer.byteLength(inside) <= MAX_ADDRESS_BYTES) return inside;
  const name = `local-firebase-${createHash('sha1').update(folder).digest('hex')}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve());
  });
}
