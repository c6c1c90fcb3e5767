import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { emptyProfile, shownPhotoPath } from 'shared-lib/model';
import { aJpeg, aPublishedCard } from 'shared-lib/testing';
import { JPEG, keep, keepFile, photoDigest, serveCards, type Reply } from '../testing/served-cards';

const { ask, readsOf } = serveCards();

describe('a card’s contact file', () => {
  it('is a vCard with its photo inside and costs one read', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia.vcf')))).toBe(1);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="ana-garcia.vcf"; filename*=UTF-8''%C3%81na%20%22Garc%C3%ADa%22.vcf`,
    });
    expect(reply.text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(reply.text).toContain('\r\nFN:Ána "García"\r\n');
    const embedded = /\r\nPHOTO;ENCODING=b;TYPE=JPEG:([^\r]+)\r\n\r\n/.exec(reply.text)?.[1] ?? '';
    expect(Buffer.from(embedded, 'base64').equals(JPEG)).toBe(true);
  });

  it('notes where and when the contact was met', async () => {
    const reply = await ask('/c/ana-garcia.vcf?s=feria-de-madrid');
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(
      /\r\nNOTE:(.*\\n)?Dónde y cuándo: Feria de madrid\\, \d+ de \p{L}+ de \d{4}\.\r\n/u,
    );
    expect(reply.headers['cache-control']).toContain('s-maxage=60');
  });

  it.each(['?s=Feria', '?s=a%0D%0ATEL:666', `?s=${'x'.repeat(25)}`, '?utm_source=x', '?s=feria&x=1'])(
    'isn’t cached with the query %s',
    async (query) => {
      const reply = await ask(`/c/ana-garcia.vcf${query}`);
      expect(reply.status).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).not.toContain('666');
      expect(reply.text.includes('Dónde y cuándo')).toBe(query.includes('feria'));
    },
  );

  it('leaves out a missing photo', async () => {
    const lost = { path: `cards/uid1/card1/${'0'.repeat(64)}.jpg`, width: 400, height: 400 };
    await keep(aPublishedCard({ slug: 'foto-perdida', profile: { ...emptyProfile('Luis'), photo: lost } }));
    for (const path of ['/c/sin-foto.vcf', '/c/foto-perdida.vcf']) {
      const reply = await ask(path);
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain('PHOTO');
    }
  });
});

describe("a card's photo", () => {
  it('is cached for an hour and costs no read', async () => {
    let reply!: Reply;
    const path = `/c/ana-garcia/i/uid1/card1/${photoDigest}.jpg`;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.body.equals(JPEG)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600, s-maxage=3000',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is 404 when it is missing', async () => {
    const reply = await ask(`/c/ana-garcia/i/uid1/card1/${'0'.repeat(64)}.jpg`);
    expect(reply.status).toBe(404);
    expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it.each(['sin-foto', 'pausada', 'vetada', 'retirada', 'nunca-hubo', 'dashboard', '..%2Fana-garcia'])(
    'isn’t served below the address %j of another or missing card',
    async (slug) => {
      expect((await ask(`/c/${slug}/i/uid1/card1/${photoDigest}.jpg`)).status).toBe(404);
    },
  );

  it.each([
    ['packed, however little it takes', gzipSync(Buffer.from(aJpeg({ size: 4_000_000 }))), 'gzip'],
    ['packed, and not said to be', gzipSync(JPEG), undefined],
    ['larger than a photo may be', Buffer.from(aJpeg({ size: 200 * 1024 })), undefined],
    ['a huge picture', Buffer.from(aJpeg({ width: 20_000, height: 20_000 })), undefined],
    ['a page', Buffer.from('<script>alert(1)</script>'.repeat(9)), undefined],
    ['empty', Buffer.alloc(0), undefined],
  ])('isn’t served when its file is %s', async (_, bytes, contentEncoding) => {
    const path = `cards/uid1/card1/${createHash('sha256').update(bytes).digest('hex')}.jpg`;
    await keepFile(shownPhotoPath('ana-garcia', path), bytes, contentEncoding ? { contentEncoding } : {});
    const reply = await ask(`/c/ana-garcia/i/${path.slice('cards/'.length)}`);
    expect(reply.status).toBe(404);
    expect(reply.body.length).toBeLessThan(1000);
  });
});

describe('a card’s QR code', () => {
  it('is an SVG that costs no read', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia/qr.svg')))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.text).toMatch(/^<svg xmlns/);
  });
});
