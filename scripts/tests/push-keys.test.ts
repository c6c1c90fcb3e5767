import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from './run-module';

const folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the keys of this machine’s pushes once, for nobody else to read', () => {
  const read = () =>
    runModule(
      `import { localPushKeys } from './scripts/lib/stack/push-keys.mjs';
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
