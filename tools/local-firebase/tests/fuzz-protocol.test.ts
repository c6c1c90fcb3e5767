import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { runs } from './properties/arbitrary-values';
import { Bench } from './support';
import { PROTO_TEXTS } from '../src/protocol/firestore-proto';
import { messageType, writeProto } from '../src/protocol/json-codec';

/** Content that belongs to another client, in a document, a file and a live listener's data. */
const SECRET = 'top-secret-content';
const DATABASE = 'projects/demo-test/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
/** The requests of one kind; seven kinds make a thousand. */
const REQUESTS = runs(143);

const bench = Bench.forFile({
  rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /secret/{x} { allow read, write: if request.auth.uid == 'ana'; }
    match /open/{x=**} { allow read, write: if true; } } }`,
  storageRules: `rules_version = '2'; service firebase.storage { match /b/{b}/o {
    match /secret/{x} { allow read, write: if request.auth != null && request.auth.uid == 'ana'; } } }`,
});
const address = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
const asOwner = { Authorization: 'Bearer owner' };

beforeAll(async () => {
  const { firestorePort, storagePort } = bench.local;
  const fields = { text: { stringValue: SECRET } };
  const written = await fetch(address(firestorePort, `/v1/${DOCUMENTS}/secret/s`), {
    method: 'PATCH',
    headers: asOwner,
    body: JSON.stringify({ fields }),
  });
  const stored = await fetch(address(storagePort, '/v0/b/demo-test.appspot.com/o?name=secret%2Fs'), {
    method: 'POST',
    headers: { ...asOwner, 'Content-Type': 'text/plain' },
    body: SECRET,
  });
  expect([written.status, stored.status]).toEqual([200, 200]);
});

/** After each kind the server still has its data, and both ports answer. */
afterEach(async () => {
  const { firestorePort, storagePort } = bench.local;
  const read = await fetch(address(firestorePort, `/v1/${DOCUMENTS}/secret/s`), { headers: asOwner });
  expect(await read.text()).toContain(SECRET);
  const file = address(storagePort, '/v0/b/demo-test.appspot.com/o/secret%2Fs?alt=media');
  expect(await (await fetch(file, { headers: asOwner })).text()).toBe(SECRET);
});

/** An answer shows no bug of the server and nothing of another client. */
function expectHarmless(text: string): void {
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('local-firebase failed');
}

const repeated = <T>(arbitrary: fc.Arbitrary<T>, probe: (input: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, probe), { numRuns: REQUESTS });

const fieldNames = [
  ...new Set(
    [...PROTO_TEXTS.join('\n').matchAll(/\b([a-z]+(?:_[a-z]+)*) = \d+;/g)].map(([, name]) =>
      name!.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ),
  ),
];
const leaf = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom<unknown>(
    `${DOCUMENTS}/secret/s`,
    DATABASE,
    DOCUMENTS,
    'projects/real/databases/(default)',
    'secret',
    '9223372036854775808',
    '1e999',
    -(2 ** 53),
    1e308,
    '2024-02-30T00:00:00Z',
    'AAAA',
    '\ud800',
    'EQUAL',
    'AND',
  ),
);
const message = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.dictionary(fc.constantFrom(...fieldNames, '__proto__'), tie('node'), { maxKeys: 4 }),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
})).node;
/** Messages that are right in the main, so that they come further than the first check. */
const target = fc.oneof(
  fc.constant({ documents: { documents: [`${DOCUMENTS}/secret/s`] } }),
  fc.constant({ query: { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'secret' }] } } }),
  fc.record({ query: fc.record({ parent: fc.constant(DOCUMENTS), structuredQuery: message }) }),
  fc.record({ documents: message, resumeToken: fc.constantFrom('', 'AAAA', '????') }, { requiredKeys: [] }),
);
const listenRequest = fc.oneof(
  message,
  fc.tuple(target, fc.oneof(fc.integer(), fc.constant(2 ** 31))).map(([what, targetId]) => ({
    database: DATABASE,
    addTarget: { ...what, targetId },
  })),
  fc.integer().map((removeTarget) => ({ database: DATABASE, removeTarget })),
);
const writeRequest = fc.oneof(
  message,
  message.map((writes) => ({ database: DATABASE, writes: [writes] })),
  fc.constant({ database: DATABASE, streamToken: 'AAAA', writes: [{ delete: `${DOCUMENTS}/secret/s` }] }),
);

test('REST: broken, cut and huge bodies get an error', async () => {
  const verb = fc.constantFrom(
    'batchGet',
    'commit',
    'runQuery',
    'runAggregationQuery',
    'beginTransaction',
    'rollback',
    'batchWrite',
    'listCollectionIds',
    'partitionQuery',
    'unknown',
  );
  const body = fc.oneof(
    message.map((json) => JSON.stringify(json) ?? 'null'),
    fc.tuple(message, fc.nat(60)).map(([json, length]) => (JSON.stringify(json) ?? '').slice(0, length)),
    fc.constantFrom(
      '{"writes":[',
      '['.repeat(5_000),
      `{"database":"${'x'.repeat(50_000)}"}`,
      '{"pageSize":1e400}',
      '\0',
    ),
  );
  await repeated(fc.tuple(verb, body), async ([name, text]) => {
    const response = await fetch(address(bench.local.firestorePort, `/v1/${DOCUMENTS}:${name}`), {
      method: 'POST',
      body: text,
    });
    const answer = await response.text();
    expectHarmless(answer);
    expect([500, 502]).not.toContain(response.status);
    if (response.status !== 200) expect(JSON.parse(answer).error.status).toMatch(/^[A-Z_]+$/);
  });
});

test('REST: random addresses and methods get an error', async () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'v1',
      'projects',
      'demo-test',
      'databases',
      '(default)',
      'documents',
      'secret',
      's',
      '%',
      '%ff',
      '..',
      '__local',
      ':runQuery',
      ':',
    ),
    fc.webSegment(),
  );
  const path = fc.array(segment, { maxLength: 9 }).map((parts) => `/${parts.join('/')}`);
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
  await repeated(fc.tuple(path, method, fc.webQueryParameters()), async ([where, verb, query]) => {
    const response = await fetch(address(bench.local.firestorePort, `${where}?${query}`), {
      method: verb,
      ...(['POST', 'PUT', 'PATCH'].includes(verb) && { body: '{"x":' }),
    });
    expectHarmless(await response.text());
    expect(response.status).not.toBe(500);
  });
});

/** The frames of a gRPC call; lengths may lie. */
const lyingFrame = (payload: Uint8Array, length: number, flag: number) => {
  const header = Buffer.alloc(5);
  header.writeUInt8(flag, 0);
  header.writeUInt32BE(length >>> 0, 1);
  return Buffer.concat([header, payload]);
};

/** One gRPC call with these bytes: all that comes back, and the status of its trailers. */
function grpc(
  session: ClientHttp2Session,
  method: string,
  bytes: Buffer,
): Promise<{ status: string; text: string }> {
  return new Promise((resolve) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    let status = 'none';
    let text = '';
    const note = (headers: Record<string, unknown>) => (status = String(headers['grpc-status'] ?? status));
    stream.on('response', note);
    stream.on('trailers', note);
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    stream.on('error', () => {});
    stream.on('close', () => resolve({ status, text }));
    stream.end(bytes);
  });
}

test('gRPC: broken frames, cut messages and wrong lengths end with a status', async () => {
  const method = fc.constantFrom(
    'Listen',
    'Write',
    'Commit',
    'RunQuery',
    'BatchGetDocuments',
    'RunAggregationQuery',
    'GetDocument',
    'ListDocuments',
    'BatchWrite',
    'Unknown',
  );
  const whole = listenRequest.map((json) => {
    try {
      return writeProto(messageType('ListenRequest'), json);
    } catch {
      return new Uint8Array();
    }
  });
  const payload = fc.oneof(fc.uint8Array({ maxLength: 100 }), whole);
  const length = fc.oneof(
    fc.constant(-1),
    fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1, 11 * 1024 * 1024),
    fc.nat(200),
  );
  const bytes = fc
    .array(fc.tuple(payload, length, fc.constantFrom(0, 0, 0, 1, 255)), { maxLength: 3 })
    .map((frames) =>
      Buffer.concat(
        frames.map(([part, size, flag]) => lyingFrame(part, size < 0 ? part.length : size, flag)),
      ),
    );
  const session = connectHttp2(address(bench.local.firestorePort, ''));
  await repeated(fc.tuple(method, bytes), async ([name, data]) => {
    const { status, text } = await grpc(session, name, data);
    expect(status).toMatch(/^\d+$/);
    expectHarmless(decodeURIComponent(status) + text);
  });
  session.destroy();
});

describe('WebChannel', () => {
  const channel = (rpc: string, query: string) =>
    address(bench.local.firestorePort, `/google.firestore.v1.Firestore/${rpc}/channel?VER=8&${query}`);
  const open = async (rpc: string, first?: string) => {
    const body = new URLSearchParams(
      first === undefined ? { count: '0' } : { count: '1', ofs: '0', req0___data__: first },
    );
    const response = await fetch(channel(rpc, 'RID=1'), { method: 'POST', body: body.toString() });
    return /"c","([^"]+)"/.exec(await response.text())![1]!;
  };
  const poll = async (rpc: string, session: string) =>
    (await fetch(channel(rpc, `SID=${session}&RID=rpc&CI=1&AID=0`))).text();

  test.each<['Listen' | 'Write', fc.Arbitrary<unknown>]>([
    ['Listen', listenRequest],
    ['Write', writeRequest],
  ])('%s: random messages get an answer', async (rpc, request) => {
    const text = fc.oneof(
      { arbitrary: request.map((json) => JSON.stringify(json) ?? 'null'), weight: 4 },
      fc.tuple(request, fc.nat(40)).map(([json, length]) => (JSON.stringify(json) ?? '').slice(0, length)),
    );
    await repeated(text, async (data) => {
      const session = await open(rpc, data);
      // A message without a request has no answer, so an invalid one follows it.
      const body = new URLSearchParams({ count: '1', ofs: '1', req0___data__: '{' });
      const sent = await fetch(channel(rpc, `SID=${session}&RID=2`), {
        method: 'POST',
        body: body.toString(),
      });
      const answer = (await sent.text()) + (await poll(rpc, session));
      expectHarmless(answer);
      expect(answer).toMatch(/Unknown SID|"error"|"cause"/);
    });
  });

  test('broken requests of the transport itself do no harm', async () => {
    const session = await open('Listen');
    const number = fc.oneof(
      fc.constantFrom('', 'x', '-1', '1e9', '999999999999', 'NaN'),
      fc.nat().map(String),
    );
    const probe = fc.record({
      method: fc.constantFrom('POST', 'POST', 'PUT', 'OPTIONS'),
      id: fc.oneof(fc.constant(session), fc.webSegment()),
      rid: number,
      aid: number,
      type: fc.constantFrom('', 'xmlhttp', '__proto__'),
      count: number,
      ofs: number,
      junk: fc.string({ maxLength: 30 }),
    });
    await repeated(probe, async ({ method, id, rid, aid, type, count, ofs, junk }) => {
      const response = await fetch(channel('Listen', `SID=${id}&RID=${rid}&AID=${aid}&TYPE=${type}`), {
        method,
        body: method === 'OPTIONS' ? undefined : new URLSearchParams({ count, ofs, [junk]: junk }).toString(),
      });
      expectHarmless(await response.text());
      expect(response.status).not.toBe(500);
    });
  });
});

test('Storage: random requests get an error', async () => {
  const path = fc.oneof(
    fc.constantFrom(
      '/v0/b/demo-test.appspot.com/o',
      '/v0/b/demo-test.appspot.com/o/secret%2Fs',
      '/v0/b/%ff/o/x',
      '/v0/b//o',
      '/internal/setRules',
      '/v0/b/demo-test.appspot.com/o/%2F..%2F',
    ),
    fc
      .array(fc.oneof(fc.constantFrom('v0', 'b', 'o', 'demo-test.appspot.com', '%', '..'), fc.webSegment()), {
        maxLength: 6,
      })
      .map((parts) => `/${parts.join('/')}`),
  );
  const headers = fc.record(
    {
      'Content-Type': fc.constantFrom(
        'multipart/related; boundary=x',
        'multipart/related',
        'text/plain',
        'application/json',
      ),
      'X-Goog-Upload-Protocol': fc.constantFrom('resumable', 'multipart', 'raw'),
      'X-Goog-Upload-Command': fc.constantFrom('start', 'upload', 'upload, finalize', 'query', 'cancel', 'x'),
      'X-Goog-Upload-Offset': fc.constantFrom('0', '-1', '1e99', 'x'),
      Range: fc.constantFrom('bytes=0-3', 'bytes=9-1', 'bytes=-', 'x'),
      Authorization: fc.constantFrom(
        'Bearer x.y.z',
        'Bearer',
        'Firebase ..',
        'Bearer eyJhbGciOiJub25lIn0.e30.',
      ),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.string(),
    fc.constantFrom('--x\r\n', '--x\r\n\r\n{}\r\n--x', '{"name":', '{"rules":{"files":[{"content":1}]}}'),
  );
  const query = fc.constantFrom(
    '',
    '?alt=media',
    '?name=secret%2Fs',
    '?uploadType=resumable&name=x',
    '?upload_id=x',
    '?prefix=secret/',
    '?maxResults=x',
    '?alt=media&token=x',
  );
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
  await repeated(fc.tuple(path, query, method, headers, body), async ([where, what, verb, sent, text]) => {
    const response = await fetch(address(bench.local.storagePort, where + what), {
      method: verb,
      headers: sent as Record<string, string>,
      body: ['POST', 'PUT', 'PATCH'].includes(verb) ? text : undefined,
    });
    expectHarmless(await response.text());
    expect(response.status).not.toBe(500);
  });
});

test('a body that ends before its length does no harm', async () => {
  const cut = (port: number, length: number) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      socket.on('error', () => {});
      socket.on('close', () => resolve(received));
      socket.end(
        `POST /v1/${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n{"writes":`,
      );
    });
  for (const port of [bench.local.firestorePort, bench.local.storagePort])
    for (const length of [11, 1_000, 1e9]) expectHarmless(await cut(port, length));
});
