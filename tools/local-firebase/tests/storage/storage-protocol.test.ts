import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '../../src/index';

/*
 * The wire below the SDKs. Sources, named in each title:
 * sdk = what firebase/storage 12.19 sends and expects; resumable = cloud.google.com/storage/docs/resumable-uploads;
 * ranges = RFC 9110 §14, as cloud.google.com/storage/docs/json_api/v1/objects/get refers to it; naming =
 * cloud.google.com/storage/docs/naming-objects; quotas = cloud.google.com/storage/quotas; rules =
 * firebase.google.com/docs/reference/security/storage; tokens = firebase.google.com/docs/storage/web/download-files.
 */
const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /open/{all=**} { allow read, write; }
  match /shelf { allow list: if request.auth.uid == 'ana'; }
  match /shelf/{file} { allow get; }
  match /sealed/{all=**} { allow create: if request.resource.size < 10; }
} }`;
let local: LocalFirebase;
let folder: string;
const start = async () => {
  local = await startLocalFirebase({ data: folder, storageRules: RULES, quiet: true });
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  await start();
});
afterAll(() => local.close());

const at = (path: string) => `http://127.0.0.1:${local.storagePort}${path}`;
const objects = '/v0/b/demo-test.appspot.com/o';
const place = (name: string) => at(`${objects}/${encodeURIComponent(name)}`);
const owner = { Authorization: 'Bearer owner' };
const put = (
  name: string,
  body: string | Buffer,
  headers: Record<string, string> = { 'Content-Type': 'text/plain' },
) =>
  fetch(at(`${objects}?name=${encodeURIComponent(name)}`), { method: 'POST', body: body as never, headers });

async function begin(name: string, metadata: object = {}): Promise<string> {
  const response = await fetch(at(`${objects}?name=${encodeURIComponent(name)}`), {
    method: 'POST',
    headers: { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start' },
    body: JSON.stringify(metadata),
  });
  expect(response.status).toBe(200);
  return (
    new URL(response.headers.get('x-goog-upload-url')!).pathname +
    new URL(response.headers.get('x-goog-upload-url')!).search
  );
}
async function send(url: string, command: string, offset?: number, body?: Buffer) {
  const response = await fetch(at(url), {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Command': command,
      ...(offset !== undefined && { 'X-Goog-Upload-Offset': String(offset) }),
    },
    body: body as never,
  });
  return {
    status: response.status,
    state: response.headers.get('x-goog-upload-status'),
    received: response.headers.get('x-goog-upload-size-received'),
    text: await response.text(),
  };
}
const bytes = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, index) => index % 251));
const read = async (name: string) =>
  Buffer.from(await (await fetch(`${place(name)}?alt=media`)).arrayBuffer());

describe('a resumable upload', () => {
  test('tells how far it got, and takes the rest behind that (sdk)', async () => {
    const url = await begin('open/parts.bin', { contentType: 'application/x-parts' });
    expect(await send(url, 'upload', 0, bytes(1000).subarray(0, 400))).toMatchObject({
      status: 200,
      state: 'active',
      received: '400',
    });
    expect(await send(url, 'query')).toMatchObject({ state: 'active', received: '400' });
    expect(await send(url, 'upload, finalize', 400, bytes(1000).subarray(400))).toMatchObject({
      status: 200,
      state: 'final',
    });
    expect((await read('open/parts.bin')).equals(bytes(1000))).toBe(true);
  });

  test.each<[string, number, number]>([
    ['a hole before the bytes', 401, 400],
    ['a negative offset', -1, 400],
    ['an offset that is no number', NaN, 400],
    ['bytes that are there already', 0, 200],
    ['bytes that are partly there', 300, 200],
  ])('%s at offset %d: %d (resumable)', async (_what, offset, status) => {
    const url = await begin('open/offsets.bin');
    await send(url, 'upload', 0, bytes(1000).subarray(0, 400));
    const from = Math.max(0, offset || 0);
    expect((await send(url, 'upload', offset, bytes(1000).subarray(from))).status).toBe(status);
    const { received } = await send(url, 'query');
    expect(received).toBe(status === 200 ? '1000' : '400');
    expect(
      (await send(url, 'upload, finalize', Number(received), bytes(1000).subarray(Number(received)))).status,
    ).toBe(200);
    expect((await read('open/offsets.bin')).equals(bytes(1000))).toBe(true);
  });

  test('answers a repeated end with the same file (sdk)', async () => {
    const url = await begin('open/twice.bin');
    const first = await send(url, 'upload, finalize', 0, bytes(10));
    const again = await send(url, 'upload, finalize', 0, bytes(10));
    expect([again.status, again.state, JSON.parse(again.text).generation]).toEqual([
      200,
      'final',
      JSON.parse(first.text).generation,
    ]);
  });

  test('is gone when it is cancelled (sdk)', async () => {
    const url = await begin('open/cancelled.bin');
    await send(url, 'upload', 0, bytes(10));
    expect(await send(url, 'cancel')).toMatchObject({ status: 200, state: 'cancelled' });
    expect((await send(url, 'upload, finalize', 10, bytes(10))).status).toBe(400);
    expect((await fetch(place('open/cancelled.bin'))).status).toBe(404);
  });

  test('that the rules refused stays refused when its end is repeated (rules)', async () => {
    const url = await begin('sealed/large.bin');
    expect((await send(url, 'upload, finalize', 0, bytes(50))).status).toBe(403);
    expect((await send(url, 'finalize')).status).toBe(400);
    expect((await fetch(place('sealed/large.bin'), { headers: owner })).status).toBe(404);
  });

  test('that nobody started is not found (resumable)', async () => {
    expect((await send(`${objects}?upload_id=none`, 'upload', 0, bytes(1))).status).toBe(404);
  });

  test('goes on after the server was restarted (resumable)', async () => {
    const url = await begin('open/restart.bin', { contentType: 'text/plain', metadata: { a: 'b' } });
    await send(url, 'upload', 0, bytes(700_000).subarray(0, 300_000));
    await local.close();
    await start();
    expect(await send(url, 'query')).toMatchObject({ state: 'active', received: '300000' });
    expect((await send(url, 'upload, finalize', 300_000, bytes(700_000).subarray(300_000))).status).toBe(200);
    expect((await read('open/restart.bin')).equals(bytes(700_000))).toBe(true);
    const { metadata, contentType } = (await (await fetch(place('open/restart.bin'))).json()) as Record<
      string,
      unknown
    >;
    expect([metadata, contentType]).toEqual([{ a: 'b' }, 'text/plain']);
  });
});

describe('a download', () => {
  beforeAll(() => put('open/digits.txt', '0123456789'));
  test.each<[string | undefined, number, string, string | null]>([
    [undefined, 200, '0123456789', null],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('of the range %s: %d (ranges)', async (range, status, text, contentRange) => {
    const response = await fetch(`${place('open/digits.txt')}?alt=media`, {
      headers: range === undefined ? {} : { Range: range },
    });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  test('of an empty file is empty', async () => {
    await put('open/empty', '');
    const response = await fetch(`${place('open/empty')}?alt=media`);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await fetch(`${place('open/empty')}?alt=media`, { headers: { Range: 'bytes=0-' } })).status).toBe(
      416,
    );
  });

  test('by token needs no rule, until the token is revoked (tokens)', async () => {
    const { downloadTokens } = (await (await put('sealed/t', 'x')).json()) as { downloadTokens: string };
    const address = `${place('sealed/t')}?alt=media&token=${downloadTokens}`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${place('sealed/t')}?alt=media`)).status).toBe(403);
    expect((await fetch(`${place('sealed/t')}?alt=media&token=${downloadTokens}x`)).status).toBe(403);
    const revoke = { method: 'POST', headers: owner };
    expect((await fetch(`${place('sealed/t')}?delete_token=${downloadTokens}`, revoke)).status).toBe(200);
    expect((await fetch(address)).status).toBe(403);
  });

  test('answers any origin, never with credentials', async () => {
    for (const path of [`${objects}/open%2Fdigits.txt?alt=media`, `${objects}/none`, '/nowhere']) {
      const { headers } = await fetch(at(path), { headers: { Origin: 'https://page.test' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    const preflight = await fetch(place('open/x'), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://page.test',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'x-a',
      },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-a');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('limits', () => {
  test.each<[string, string, number]>([
    ['1024 bytes', `open/${'x'.repeat(1019)}`, 200],
    ['1025 bytes', `open/${'x'.repeat(1020)}`, 400],
    ['1025 bytes in 515 letters', `open/${'ñ'.repeat(510)}`, 400],
    ['a line break', 'open/a\nb', 400],
    ['a carriage return', 'open/a\rb', 400],
    ['one dot', '.', 400],
    ['two dots', '..', 400],
    ['what a certificate authority asks for', '.well-known/acme-challenge/x', 400],
    ['anything else', "open/ñ 中 %2F?#[]*'", 200],
  ])('a name with %s (naming)', async (_what, name, status) => {
    const answers = [
      (
        await fetch(at(`${objects}?name=${encodeURIComponent(name)}`), {
          method: 'POST',
          body: 'x',
          headers: owner,
        })
      ).status,
    ];
    expect(answers).toEqual([status]);
  });

  test('custom metadata has 8 KiB, keys included (quotas)', async () => {
    await put('open/meta', 'x');
    const patch = (length: number) =>
      fetch(place('open/meta'), {
        method: 'PATCH',
        body: JSON.stringify({ metadata: { key: 'x'.repeat(length) } }),
      });
    expect((await patch(8 * 1024 - 3)).status).toBe(200);
    expect((await patch(8 * 1024 - 2)).status).toBe(400);
  });

  test('an upload that arrives damaged is refused (cloud.google.com/storage/docs/data-validation)', async () => {
    const upload = (md5Hash: string) =>
      put(
        'open/checked',
        `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ md5Hash })}\r\n--b\r\nContent-Type: text/plain\r\n\r\nhola\r\n--b--`,
        { 'Content-Type': `multipart/related; boundary=b`, 'X-Goog-Upload-Protocol': 'multipart' },
      );
    expect((await upload('TRhlOoQQjMrd31pQFqaTOQ==')).status).toBe(400);
    expect((await upload('TRhjIcGn8PNUspfokUqyQA==')).status).toBe(200);
  });

  test('a bucket that might be a real one is refused', async () => {
    const response = await fetch(at('/v0/b/production.appspot.com/o/a'));
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("starts with 'demo-'"),
    ]);
    expect((await fetch(at('/storage/v1/b/production/o'))).status).toBe(400);
  });

  test('a page with less than no entries is refused', async () => {
    const prefix = encodeURIComponent('open/');
    expect((await fetch(at(`${objects}?prefix=${prefix}&maxResults=-1`))).status).toBe(400);
  });
});

test('a listing asks the rule of the folder, not those of its files (rules)', async () => {
  const token = `e30.${Buffer.from(JSON.stringify({ sub: 'ana' })).toString('base64url')}.`;
  const list = async (prefix: string, headers: Record<string, string> = {}) =>
    (await fetch(at(`${objects}?prefix=${encodeURIComponent(prefix)}&delimiter=/`), { headers })).status;
  expect(await list('shelf/', { Authorization: `Firebase ${token}` })).toBe(200);
  expect(await list('shelf/')).toBe(403);
  expect(await list('', { Authorization: `Firebase ${token}` })).toBe(403);
  expect(await list('shelf')).toBe(400);
});
