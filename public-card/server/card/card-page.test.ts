import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptyProfile } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { createCardHandler } from '../handler';
import { pageAssets } from '../testing/page-assets';
import { askAt, keep, listen, portOf, serveCards, type Reply } from '../testing/served-cards';

const { ask, errors, readsOf } = serveCards();

describe('a card', () => {
  it('S2.05 is sent complete to anybody and costs one read', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia')))).toBe(1);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('<h1 class="tj-name" dir="auto">Ána &quot;García&quot;</h1>');
    expect(reply.text).toContain('href="https://ejemplo.com/"');
  });

  it('has security and cache headers and sets no cookie', async () => {
    const { headers } = await ask('/c/ana-garcia');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: 'Accept-Encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('keeps its opener on the cards’ own site only', async () => {
    const policyAt = async (host: string) => {
      const { headers } = await ask('/c/ana-garcia', { headers: { 'x-forwarded-host': host } });
      return headers['cross-origin-opener-policy'];
    };
    expect(await policyAt('127.0.0.1:5007')).toBe('unsafe-none');
    expect(await policyAt('127.0.0.1:5000')).toBe('same-origin');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for clients that accept it', async (encoding, unpack) => {
    const plain = await ask('/c/ana-garcia');
    const packed = await ask('/c/ana-garcia', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('prefers brotli, and is uncompressed for clients that accept neither', async () => {
    const encodingFor = async (accepted: string) =>
      (await ask('/c/ana-garcia', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
  });

  it('is compressed better when it is sent again', async () => {
    await keep(aPublishedCard({ slug: 'muchos' }));
    const packed = () => ask('/c/muchos', { headers: { 'accept-encoding': 'br' } });
    const first = await packed();
    let last = await packed();
    for (const until = Date.now() + 4000; last.body.length === first.body.length && Date.now() < until;) {
      await setTimeout(20);
      last = await packed();
    }
    expect(last.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(last.body).equals(brotliDecompressSync(first.body))).toBe(true);
    expect(last.headers.etag).toBe(first.headers.etag);
  });

  it('answers 304 while it is unchanged', async () => {
    const { headers } = await ask('/c/ana-garcia');
    const etag = headers.etag ?? '';
    const again = await ask('/c/ana-garcia', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    await keep(aPublishedCard({ slug: 'cambia' }));
    const before = (await ask('/c/cambia')).headers.etag ?? '';
    await keep(aPublishedCard({ slug: 'cambia', profile: emptyProfile('Otra') }));
    expect((await ask('/c/cambia', { headers: { 'if-none-match': before } })).status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await ask('/c/ana-garcia');
    const head = await ask('/c/ana-garcia', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s without a read', async (method) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia', { method })))).toBe(0);
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/c/Ana-Garc%C3%ADa?s=qr', '/c/ana-garcia?s=qr'],
    ['/c/ANA-GARCIA.VCF', '/c/ana-garcia.vcf'],
    ['/c/ana-garcia/?a=1?b', '/c/ana-garcia?a=1?b'],
  ])('redirects %s to %s without a read', async (path, to) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(0);
    expect(reply).toMatchObject({ status: 301, headers: { location: to } });
  });

  it('redirects to its new address with the query', async () => {
    expect(await ask('/c/antigua?s=qr')).toMatchObject({
      status: 301,
      headers: { location: '/c/ana-garcia?s=qr', 'cache-control': 'public, max-age=0, s-maxage=10' },
    });
    expect((await ask('/c/antigua.vcf')).headers.location).toBe('/c/ana-garcia.vcf');
  });
});

describe('a card’s page requested again', () => {
  it('reflects a changed document at once in each of its languages', async () => {
    const german = aPublishedCard({ slug: 'often-seen', language: 'de', languages: ['en'] });
    await keep(german);
    const seen = async (query = '') => (await ask(`/c/often-seen${query}`)).text;
    const first = await seen();
    expect(await seen('?utm_source=x')).toBe(first);
    expect(await seen('?lang=en')).toContain('<html lang="en">');
    await keep({ ...german, profile: { ...german.profile, name: 'Neuer Name' } });
    expect(await seen()).toContain('Neuer Name</h1>');
    expect(await seen('?lang=en')).toContain('Neuer Name</h1>');
    await keep({ status: 'paused', slug: 'often-seen', language: 'de' });
    expect(await seen()).not.toContain('Neuer Name');
  });

  it('has the same content in each encoding and for a known ETag', async () => {
    const plain = await ask('/c/ana-garcia');
    const brotli = await ask('/c/ana-garcia', { headers: { 'accept-encoding': 'br' } });
    const gzip = await ask('/c/ana-garcia', { headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const known = await ask('/c/ana-garcia', { headers: { 'if-none-match': plain.headers.etag! } });
    expect([known.status, known.text]).toEqual([304, '']);
  });
});

describe('a missing card', () => {
  it.each([
    ['/c/nadie', 404, 'Esta tarjeta no existe', 1],
    ['/c/retirada', 410, 'Esta tarjeta ya no existe', 1],
    ['/c/pausada', 200, 'Tarjeta en pausa', 1],
    ['/c/vetada', 410, 'Esta tarjeta ya no está disponible', 1],
    ['/c/vetada/denunciar', 410, 'Esta tarjeta ya no está disponible', 1],
    ['/c/retirada.vcf', 410, 'Esta tarjeta ya no existe', 1],
    ['/c/admin', 404, 'Esta tarjeta no existe', 0],
    ['/c/%E0%A4%A', 404, 'Esta tarjeta no existe', 0],
    ['/c/a%2Fb', 404, 'Esta tarjeta no existe', 0],
    ['/otra/cosa', 404, 'Esta tarjeta no existe', 0],
    ['/c/ana-garcia/otra', 404, 'Esta página no existe', 1],
    ['/c/nadie/otra', 404, 'Esta tarjeta no existe', 1],
    ['/c/antigua/otra', 404, 'Esta tarjeta no existe', 1],
    ['/c/in-pause', 200, 'Diese Karte pausiert', 1],
    ['/c/in-pause/reservar', 200, 'Diese Karte pausiert', 1],
    ['/c/in-pause?lang=en', 200, 'This card is paused', 1],
    ['/c/forgotten', 410, 'Txartel hau ez da existitzen jada', 1],
    ['/c/forgotten.vcf?lang=fr', 410, 'Txartel hau ez da existitzen jada', 1],
    ['/c/in-german/anders', 404, 'Diese Seite gibt es nicht', 1],
    ['/c/in-german/anders?lang=en', 404, 'This page doesn’t exist', 1],
    ['/c/nadie?lang=pt', 404, 'Este cartão não existe', 1],
    ['/c/admin?lang=it', 404, 'Questo biglietto non esiste', 0],
  ])('is answered at %s with %i «%s», cached for ten seconds', async (path, status, heading, reads) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(reads);
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(`>${heading}</h1>`);
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it('has a page below an existing card that leads back in the requested language', async () => {
    const { text } = await ask('/c/in-german/anders?lang=en&x=1');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('href="/c/in-german?lang=en">Back to the card</a>');
  });

  it('differs from a failing server, whose answer isn’t cached', async () => {
    const failing = await listen(
      createCardHandler({
        store: {
          readCard: () => Promise.reject(new Error('unavailable')),
          readSupportEmail: async () => '',
          listCards: () => Promise.reject(new Error('unavailable')),
          readPhoto: () => Promise.reject(new Error('unavailable')),
          readPdf: () => Promise.reject(new Error('unavailable')),
        },
        assets: pageAssets,
        onError: (error) => errors.push(String(error)),
      }),
    );
    const at = portOf(failing);
    const reply = await askAt(at, '/c/ana-garcia');
    const german = { 'accept-language': 'nl, es;q=0.2, de-AT;q=0.8, *;q=0.1' };
    const inGerman = await askAt(at, '/c/ana-garcia', { headers: german });
    await new Promise((resolve) => failing.close(resolve));
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(reply.text).toContain('No podemos mostrar la tarjeta</h1>');
    // The only page that follows the browser's languages, as no cache stores it for others.
    expect(inGerman.text).toContain('Wir können die Karte nicht zeigen</h1>');
    expect(errors.splice(0)).toEqual(['Error: unavailable', 'Error: unavailable']);
  });
});
