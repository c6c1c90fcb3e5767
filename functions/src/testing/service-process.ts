import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_TABLE, type ServiceName } from '../../../build/server/services';

const ROOT = join(__dirname, '../../..');
const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** Time that a process may take to start, in milliseconds. */
const START_MS = 30_000;

const folderOf = (service: ServiceName) =>
  join(ROOT, '.local/build', service === 'card' ? 'public-card/server' : 'functions');

/** Returns Node's options for the heap that V8 makes itself where there is a service's memory: half of it for what lasts. */
function heapOf(service: ServiceName): string[] {
  const half = Number.parseInt(SERVICE_TABLE[service].memory, 10) / 2;
  return [`--max-old-space-size=${half}`, `--max-semi-space-size=${half / 128}`];
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

/** A built service in a process of its own, run by functions-framework as Cloud Run runs it. */
export interface ServiceProcess {
  /** Unix socket that it listens on. */
  readonly socket: string;
  /** Returns the most memory that the process has had resident since it started, in bytes. */
  peakMemory(): number;
  /** Returns the memory that the process has resident now, in bytes. */
  residentMemory(): number;
  stop(): Promise<void>;
}

/** Starts a built service with the environment of this process, such as the addresses of a local project. */
export async function startService(
  service: ServiceName,
  env: Record<string, string> = {},
): Promise<ServiceProcess> {
  const source = folderOf(service);
  if (!existsSync(join(source, 'index.js'))) throw new Error(`Build ${service} first: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), 'tarjetero-'));
  const socket = join(folder, 'service.sock');
  const child: ChildProcess = spawn(
    process.execPath,
    [...heapOf(service), FRAMEWORK, `--source=${source}`, `--port=${socket}`],
    {
      env: { ...process.env, NODE_ENV: 'production', FUNCTION_TARGET: service, K_SERVICE: service, ...env },
      stdio: 'ignore',
    },
  );
  const until = Date.now() + START_MS;
  while (!(await isListening(socket))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${service} does not start`);
    await wait(50);
  }
  /** Reads a field of Linux's account of the process, which is in KiB. */
  const memory = (field: 'VmHWM' | 'VmRSS') => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(status.split(`${field}:`)[1]?.trim().split(' ')[0]) * 1024;
  };
  return {
    socket,
    peakMemory: () => memory('VmHWM'),
    residentMemory: () => memory('VmRSS'),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
