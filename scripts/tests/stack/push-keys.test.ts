import { execFile } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runModule } from '../run-module';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('localPushKeys creates a key pair once, readable by its owner only', () => {
  const read = () =>
    runModule(
      `import { localPushKeys } from './scripts/stack/push-keys.mjs';
       console.log(JSON.stringify(localPushKeys(${JSON.stringify(folder)})));`,
    );
  const first = read();
  expect(read()).toBe(first);
  const { publicKey, privateKey } = JSON.parse(first) as { publicKey: string; privateKey: string };
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(publicKey);
  expect(statSync(join(folder, 'push-keys.json')).mode & 0o077).toBe(0);
});

it('localPushKeys returns the same keys to stacks that start at the same time', async () => {
  const keysModule = JSON.stringify(join(__dirname, '../../stack/push-keys.mjs'));
  const at = Date.now() + 2000;
  const script = `
    const { localPushKeys } = await import(${keysModule});
    while (Date.now() < ${at});
    console.log(JSON.stringify(localPushKeys(${JSON.stringify(folder)})));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const read = await Promise.all(Array.from({ length: 6 }, run));
  expect(new Set(read.map(({ stdout }) => stdout)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['push-keys.json']);
});
