import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../local-firebase.mjs');

/** Occupies a port as another program would. */
async function occupy(host: string): Promise<{ port: number; other: Server }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  return { port: (other.address() as AddressInfo).port, other };
}

/** Runs the script behind `npm run local-firebase` to its end. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

describe('npm run local-firebase on an occupied port', () => {
  it.each([
    ['--port', (port: number) => ['--port', String(port), '--memory']],
    ['--port', (port: number) => [`--port=${port}`, '--storage-port', '0']],
    ['--storage-port', (port: number) => ['--port', '0', '--storage-port', String(port), '--memory']],
  ])('ends with an error that names the port before anything is built: %s', async (option, argsFor) => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const { port, other } = await occupy(host);
      expect(await run(...argsFor(port))).toEqual({
        code: 1,
        output: `Port ${port} is taken. Close what uses it, or choose another one with ${option}.\n`,
      });
      other.close();
    }
  });
});
