import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SLUG, type Reply } from './booking-project';

const ROOT = join(__dirname, '../../../..');
const BUILT = join(ROOT, 'functions/dist');
const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** How long a process may take to answer, in milliseconds. */
const START_MS = 30_000;

/** How often a page that gets no answer sends the same again. */
const TRIES = 30;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One process with the function as it is deployed. */
class BookingProcess {
  private child: ChildProcess | null = null;
  private starting: Promise<void> = Promise.resolve();

  constructor(readonly port: number) {}

  start(): Promise<void> {
    this.child = spawn(
      process.execPath,
      [FRAMEWORK, '--target=booking', `--source=${BUILT}`, `--port=${this.port}`],
      // Loopback only, and the same project as the test's own.
      { env: { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'production' }, stdio: 'ignore' },
    );
    this.starting = this.answers();
    return this.starting;
  }

  private async answers(): Promise<void> {
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      const response = await fetch(`http://127.0.0.1:${this.port}/b/challenge`).catch(() => null);
      if (response?.ok) return;
      await wait(50);
    }
    throw new Error(`The function on port ${this.port} didn't answer within ${START_MS} ms`);
  }

  /** Ends the process as a machine that fails would: whatever it was doing stays where it was. */
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
 * The booking function in processes of its own, as it was built, behind what takes turns between them: a page that gets no
 * answer sends the same again, and finds another process.
 */
export function openBookingProcesses(count: number) {
  let processes: BookingProcess[] = [];
  let sent = 0;

  beforeAll(async () => {
    if (!existsSync(join(BUILT, 'index.js'))) throw new Error('Build the functions first: npm run build');
    processes = await Promise.all(
      Array.from({ length: count }, async () => new BookingProcess(await freePort())),
    );
    await Promise.all(processes.map((one) => one.start()));
  }, START_MS);
  afterAll(() => Promise.all(processes.map((one) => one.kill())));

  return {
    /** Kills one of them and starts it again. */
    killAndRestart: (index: number) => processes[index % count]!.killAndRestart(),
    async post(name: string, body: unknown, { ip = '203.0.113.1', slug = SLUG } = {}): Promise<Reply> {
      const first = sent++;
      for (let attempt = 1; ; attempt += 1) {
        const { port } = processes[(first + attempt) % count]!;
        try {
          const response = await fetch(`http://127.0.0.1:${port}/b/${slug}/${name}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
            body: JSON.stringify(body),
          });
          const answer = (await response.json()) as Reply['body'];
          return { status: response.status, headers: response.headers, body: answer };
        } catch (error) {
          if (attempt === TRIES) throw error;
          await wait(200);
        }
      }
    },
  };
}
