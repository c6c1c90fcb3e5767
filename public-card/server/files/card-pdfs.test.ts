import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pdfUrlPath, shownPhotoPath, type PublicLink } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { fileName } from './attachment';
import { keep, keepFile, serveCards, type Reply } from '../testing/served-cards';

const { ask, readsOf } = serveCards();

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\n');
const pathOf = (bytes: Buffer) => `cards/uid1/card1/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
const FILE = pathOf(PDF);

/** Publishes a card with one link, which downloads a file. */
async function aCard(slug: string, path: string, changes: Partial<PublicLink> = {}) {
  const link: PublicLink = {
    ...{
      id: 'carta',
      kind: 'pdf',
      title: 'Carta',
      url: pdfUrlPath(slug, path),
      description: '',
      icon: 'file',
    },
    ...{ from: null, until: null, file: { path, size: PDF.length } },
    ...changes,
  };
  await keep(aPublishedCard({ slug, links: [link] }));
}

/** Publishes a card whose link downloads these bytes, as they lie in Storage. */
async function aCardOf(slug: string, bytes: Buffer, metadata = {}) {
  await aCard(slug, pathOf(bytes));
  await keepFile(shownPhotoPath(slug, pathOf(bytes)), bytes, metadata);
  return ask(pdfUrlPath(slug, pathOf(bytes)));
}

const dispositionOf = ({ headers }: Reply) => headers['content-disposition'];

describe("a card's PDF", () => {
  it('is downloaded under its link’s title and costs one read', async () => {
    await aCard('con-carta', FILE, { title: 'Carta de verano (año 2026).pdf' });
    await keepFile(shownPhotoPath('con-carta', FILE), PDF);
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask(pdfUrlPath('con-carta', FILE))))).toBe(1);
    expect(reply.status).toBe(200);
    expect(reply.body.equals(PDF)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="con-carta.pdf"; filename*=UTF-8''Carta%20de%20verano%20%28a%C3%B1o%202026%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=0, s-maxage=300',
      'x-robots-tag': 'noindex',
    });
    const head = await ask(pdfUrlPath('con-carta', FILE), { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(PDF.length));
  });

  it('is listed on the card with its format and size, as a link below the card’s address', async () => {
    await aCard('con-carta', FILE, { file: { path: FILE, size: 1_258_291 } });
    const { text } = await ask('/c/con-carta');
    expect(text).toContain(`href="${pdfUrlPath('con-carta', FILE)}"`);
    expect(text.replace(/\u00a0/g, ' ')).toContain('PDF · 1,2 MB');
  });

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['a"\r\nSet-Cookie: x', 'a Set-Cookie x'],
    ['Factura\u202efdp.exe', 'Factura fdp.exe'],
    ['…', '…'],
    ['..', ''],
    ['\ud800', ''],
  ])('titled %j is saved as %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });

  it('keeps its headers intact, whatever its title', async () => {
    await aCard('con-carta', FILE, { title: 'x"\r\nX-Malo: 1; filename=otro.html' });
    await keepFile(shownPhotoPath('con-carta', FILE), PDF);
    const reply = await ask(pdfUrlPath('con-carta', FILE));
    expect(reply.headers).not.toHaveProperty('x-malo');
    expect(dispositionOf(reply)).toMatch(
      /^attachment; filename="con-carta\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/,
    );
  });

  it('redirects to the card’s new address', async () => {
    const reply = await ask(pdfUrlPath('antigua', FILE));
    expect(reply.status).toBe(301);
    expect(reply.headers['location']).toBe(pdfUrlPath('ana-garcia', FILE));
  });

  it('redirects a query to the plain address', async () => {
    const reply = await ask(`${pdfUrlPath('con-carta', FILE)}?x=1`);
    expect(reply.status).toBe(301);
    expect(reply.headers['location']).toBe(pdfUrlPath('con-carta', FILE));
  });

  it.each(['pausada', 'retirada', 'vetada', 'sin-foto', 'nunca-hubo', 'dashboard', '..%2Fcon-carta'])(
    'is 404 below the address %j despite a leftover copy',
    async (slug) => {
      await keepFile(shownPhotoPath(slug, FILE), PDF);
      const reply = await ask(pdfUrlPath(slug, FILE));
      expect(reply.status).toBe(404);
      expect(reply.text).not.toContain('%PDF');
    },
  );

  it('is served only while its link is shown', async () => {
    await keepFile(shownPhotoPath('con-carta', FILE), PDF);
    for (const [from, until] of [
      ['2199-01-01T00:00:00Z', null],
      [null, '2020-01-01T00:00:00Z'],
    ] as const) {
      await aCard('con-carta', FILE, { from, until });
      expect((await ask(pdfUrlPath('con-carta', FILE))).status).toBe(404);
    }
  });

  it.each([
    ['is no link of the card’s', pdfUrlPath('con-carta', FILE.replace('card1', 'card2'))],
    ['leads elsewhere', `/c/con-carta/f/uid1/card1/..%2F${FILE.slice(-68)}`],
    ['has another ending', pdfUrlPath('con-carta', FILE).replace('.pdf', '.html')],
    ['isn’t in Storage', pdfUrlPath('con-carta', FILE.replace(/\w{64}/, 'c'.repeat(64)))],
  ])('is 404 when it %s', async (_, path) => {
    await aCard('con-carta', FILE);
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), {}],
    ['packed', gzipSync(PDF), { contentEncoding: 'gzip' }],
    ['larger than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), {}],
    ['empty', Buffer.alloc(0), {}],
  ])('isn’t served when its file is %s', async (_, bytes, metadata) => {
    const reply = await aCardOf('con-carta', bytes, metadata);
    expect(reply.status).toBe(404);
    expect(reply.body.length).toBeLessThan(1000);
  });

  it('is served as a PDF, whatever its stored type', async () => {
    // `keepFile` stores it as a photo.
    const reply = await aCardOf('con-carta', PDF);
    expect(reply.headers['content-type']).toBe('application/pdf');
  });
});
