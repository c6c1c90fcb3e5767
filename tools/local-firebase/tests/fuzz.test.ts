import { connect } from 'node:net';
import * as fc from 'fast-check';
import { doc, getDocFromServer, setDoc } from 'firebase/firestore';
import { PROTO_TEXTS } from '../src/protocol/firestore-proto';
import { Bench } from './support';

const bench = Bench.forFile({
  rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /{x=**} { allow read, write: if request.auth.uid == 'ana'; } } }`,
});
const ROOT = '/v1/projects/demo-test/databases/(default)/documents';

beforeAll(() => setDoc(doc(bench.client('ana'), 'secret/s'), { text: 'top-secret-content' }));
afterEach(async () => {
  // After any input the server is alive and answers.
  expect((await getDocFromServer(doc(bench.client('ana'), 'secret/s'))).data()).toEqual({
    text: 'top-secret-content',
  });
});

/** Sends raw bytes and answers what comes back until the server closes or goes quiet. */
function raw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(80, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.end(bytes);
  });
}

const names = [
  ...new Set(
    [...PROTO_TEXTS.join('\n').matchAll(/\b([a-z]+(?:_[a-z]+)*) = \d+;/g)].map(([, name]) =>
      name!.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ),
  ),
];
const leaf = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom<unknown>(
    'projects/demo-test/databases/(default)/documents/secret/s',
    'projects/demo-test/databases/(default)',
    'projects/real/databases/(default)/documents/a/b',
    'secret',
    '2024-01-01T00:00:00Z',
    '9223372036854775808',
    1e308,
    -1,
    '__proto__',
    '`',
    'a.b.',
    'AND',
    'IN',
    'EQUAL',
  ),
);
const message = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), tie('node'), { maxKeys: 4 }),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;
test('random structured queries never crash the parser', async () => {
  const query = fc.record(
    {
      from: fc.constantFrom([{ collectionId: 'secret' }], [{ allDescendants: true }], []),
      where: message,
      orderBy: fc.array(
        fc.record({
          field: fc.record({ fieldPath: fc.constantFrom('a', '__name__', 'a..b', '`x') }),
          direction: fc.constantFrom('ASCENDING', 'UP', 1),
        }),
      ),
      startAt: message,
      limit: fc.constantFrom<unknown>(1, -1, 'x', 1e12, { value: 2 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (structuredQuery) => {
      const { status, text } = await bench.http(`${ROOT}:runQuery`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredQuery }),
      });
      expect([200, 400, 501]).toContain(status);
      expect(text).not.toContain('local-firebase failed');
    }),
    { numRuns: 200 },
  );
});

test('random bytes, broken HTTP/2 and broken gRPC frames do no harm', async () => {
  const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  await fc.assert(
    fc.asyncProperty(bytes, fc.boolean(), fc.boolean(), async (noise, http2, storage) => {
      const port = storage ? bench.local.storagePort : bench.local.firestorePort;
      await raw(port, http2 ? Buffer.concat([preface, noise]) : noise);
    }),
    { numRuns: 60 },
  );
});

describe('WebChannel', () => {
  const channel = '/google.firestore.v1.Firestore/Listen/channel';
  const post = (query: string, fields: Record<string, string>) =>
    bench.http(`${channel}?VER=8&${query}`, { method: 'POST', body: new URLSearchParams(fields).toString() });
  const open = async () => {
    const { text } = await post('RID=1', { count: '0' });
    return /"c","([^"]+)"/.exec(text)![1]!;
  };

  test('an unknown session is refused with the words that clients look for', async () => {
    const { status, text } = await post('SID=nope&RID=2', { count: '0' });
    expect(status).toBe(400);
    expect(text.indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  test('messages that the end of a session overtook are no error', async () => {
    const message = { count: '1', ofs: '0', req0___data__: '{"removeTarget":2}' };
    const terminated = await open();
    await post(`SID=${terminated}&RID=3&TYPE=terminate`, {});
    expect(await post(`SID=${terminated}&RID=2`, message)).toMatchObject({ status: 200, text: '7\n[1,0,0]' });

    const failed = await open();
    await post(`SID=${failed}&RID=2`, { ...message, req0___data__: '{' });
    const read = () => bench.http(`${channel}?VER=8&SID=${failed}&RID=rpc&CI=1&AID=0`);
    expect((await read()).text).toContain('error');
    expect((await post(`SID=${failed}&RID=3`, message)).status).toBe(200);
    await post(`SID=${failed}&RID=5&TYPE=terminate`, {});
    expect((await post(`SID=${failed}&RID=4`, message)).status).toBe(200);
    expect((await post(`SID=${failed}&RID=6`, message)).status).toBe(400);
    // A client that still listens has missed the end; a 400 makes it open a new session.
    expect((await read()).status).toBe(400);
  });

  test('messages that a client sends after its goodbye are for an unknown session', async () => {
    const message = { count: '1', ofs: '0', req0___data__: '{"removeTarget":2}' };
    const session = await open();
    await post(`SID=${session}&RID=2&TYPE=terminate`, {});
    for (const query of ['RID=2', 'RID=3', 'RID=next', '']) {
      const { status, text } = await post(`SID=${session}&${query}`, message);
      expect([query, status, text]).toEqual([query, 400, 'Error 400: Unknown SID']);
    }
    // A goodbye that is repeated is none.
    expect((await post(`SID=${session}&RID=2&TYPE=terminate`, {})).status).toBe(200);
  });

  test('broken messages end the session with an error, not the server', async () => {
    for (const text of [
      '{',
      '[]',
      '"x"',
      '{"addTarget":5}',
      '{"database":"projects/real/databases/(default)","addTarget":{"targetId":2,"documents":{}}}',
    ]) {
      const session = await open();
      await post(`SID=${session}&RID=2`, { count: '1', ofs: '0', req0___data__: text });
      const response = await fetch(
        `http://127.0.0.1:${bench.local.firestorePort}${channel}?VER=8&SID=${session}&RID=rpc&CI=1&AID=0`,
      );
      const answer = await response.text();
      expect(answer).toMatch(/Unknown SID|error|cause/);
    }
  });

  test('messages that arrive twice or out of order are taken once and in order', async () => {
    const session = await open();
    const listen = (target: number) =>
      JSON.stringify({
        database: 'projects/demo-test/databases/(default)',
        addTarget: {
          targetId: target,
          documents: { documents: [`projects/demo-test/databases/(default)/documents/x/${target}`] },
        },
      });
    await post(`SID=${session}&RID=3`, { count: '1', ofs: '1', req0___data__: listen(4) });
    await post(`SID=${session}&RID=2`, { count: '1', ofs: '0', req0___data__: listen(2) });
    await post(`SID=${session}&RID=2`, { count: '1', ofs: '0', req0___data__: listen(2) });
    const response = await fetch(
      `http://127.0.0.1:${bench.local.firestorePort}${channel}?VER=8&SID=${session}&RID=rpc&CI=1&AID=0`,
    );
    const ids = [
      ...(await response.text()).matchAll(/"targetChangeType":"REMOVE","targetIds":\[(\d+)\]/g),
    ].map(([, id]) => id);
    expect(ids).toEqual(['2', '4']);
  });
});
