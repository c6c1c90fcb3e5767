import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { certificatesFor } from '../../../tools/rehearsal/certificates.mjs';

const HOST = 'firestore.googleapis.com';

let folder: string;
let servers: Server[];
let variables: Record<string, string>;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'network-'));
  const { authority, key, cert } = await certificatesFor([HOST]);
  writeFileSync(join(folder, 'authority.pem'), authority);
  const edge = createServer({ key, cert }, (incoming, outgoing) =>
    outgoing.end(`edge ${incoming.headers.host}`),
  );
  const metadata = createPlain((_incoming, outgoing) => outgoing.end('metadata'));
  servers = [edge, metadata];
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  variables = {
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
    REHEARSAL_NETWORK: JSON.stringify({
      ...{ hosts: [HOST], edgePort: portOf(edge), metadataPort: portOf(metadata) },
    }),
  };
});
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program in the network of a rehearsal, and returns what it prints. */
async function runIn(code: string, others: Record<string, string> = {}): Promise<string> {
  const preload = join(__dirname, '../../../tools/rehearsal/google-hosts.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', preload, '--eval', code], {
    env: { PATH: process.env['PATH'], ...variables, ...others },
  });
  return stdout.trim();
}

const get = (url: string) =>
  `fetch('${url}').then((answer) => answer.text(), (error) => error.cause.code).then(console.log)`;

describe('the network of a rehearsed process', () => {
  it('resolves Google’s hosts to the edge and checks its certificate', async () => {
    expect(await runIn(get(`https://${HOST}/x`))).toBe(`edge ${HOST}`);
    const unknown = { NODE_EXTRA_CA_CERTS: '' };
    expect(await runIn(get(`https://${HOST}/x`), unknown)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  });

  it('resolves the metadata server', async () => {
    expect(await runIn(get('http://169.254.169.254/computeMetadata'))).toBe('metadata');
    expect(await runIn(get('http://metadata.google.internal/computeMetadata'))).toBe('metadata');
  });

  it('reaches nothing else on the internet', async () => {
    expect(await runIn(get('https://example.com/'))).toBe('ENOTFOUND');
    expect(await runIn(get('http://192.0.2.7/'))).toBe('ENOTFOUND');
    const lookUp = `require('node:dns').lookup('example.com', (error) => console.log(error.code))`;
    expect(await runIn(lookUp)).toBe('ENOTFOUND');
  });
});
