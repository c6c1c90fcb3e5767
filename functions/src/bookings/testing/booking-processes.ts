import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLUG, type Reply } from './booking-project';

const ROOT = join(__dirname, '../../../..');
const BUILT = join(ROOT, '.local/build/functions');
const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** Time that a process may take to start, in milliseconds. */
const START_MS = 30_000;

/** Times that a page sends a request to which it gets no answer. */
const TRIES = 30;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request over a Unix socket. */
function ask(
  socketPath: string,
  path: string,
  options: { body?: string; ip?: string } = {},
): Promise<Answer> {
  const { body, ip = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    const call = request({ socketPath, path, method: body === undefined ? 'GET' : 'POST', headers });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One process that runs the deployed function. */
class BookingProcess {
  private child: ChildProcess | null = null;
  private starting: Promise<void> = Promise.resolve();

  constructor(readonly socket: string) {}

  start(): Promise<void> {
    // One that was killed leaves its socket behind.
    rmSync(this.socket, { force: true });
    this.child = spawn(
      process.execPath,
      [FRAMEWORK, '--target=visitor', `--source=${BUILT}`, `--port=${this.socket}`],
      { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
    );
    this.starting = this.answers();
    return this.starting;
  }

  private async answers(): Promise<void> {
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const answer = await ask(this.socket, '/b/challenge').catch(() => null);
      if (answer?.status === 200) return;
      await wait(50);
    }
    throw new Error(`The function on ${this.socket} didn't answer within ${START_MS} ms`);
  }

  /** Ends the process at once, like a machine that fails in the middle of its requests. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async killAndRestart(): Promise<void> {
    await this.kill();
    await this.start();
  }
}

/**
 * Starts processes of the built booking function behind a client that takes turns between them and, like a page,
 * repeats a request to which it gets no answer.
 */
export function openBookingProcesses(count: number) {
  let processes: BookingProcess[] = [];
  let sent = 0;
  let folder = '';

  beforeAll(async () => {
    if (!existsSync(join(BUILT, 'index.js'))) throw new Error('Build the functions first: npm run build');
    folder = mkdtempSync(join(tmpdir(), 'tarjetero-'));
    processes = Array.from(
      { length: count },
      (_, index) => new BookingProcess(join(folder, `${index}.sock`)),
    );
    await Promise.all(processes.map((one) => one.start()));
  }, START_MS);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Kills one of the processes and starts it again. */
    killAndRestart: (index: number) => processes[index % count]!.killAndRestart(),
    async post(name: string, body: unknown, { ip = '203.0.113.1', slug = SLUG } = {}): Promise<Reply> {
      const first = sent++;
      for (let attempt = 1; ; attempt += 1) {
        const { socket } = processes[(first + attempt) % count]!;
        try {
          const path = `/b/${slug}/${name}`;
          const { status, headers, text } = await ask(socket, path, { body: JSON.stringify(body), ip });
          return { status, headers, body: JSON.parse(text) as Reply['body'] };
        } catch (error) {
          if (attempt === TRIES) throw error;
          await wait(200);
        }
      }
    },
  };
}
