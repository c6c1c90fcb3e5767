import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { deleteApp, getApps } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
import { CARD_LANGUAGES, emptyProfile, shownPhotoPath, type PublicCard } from 'shared-lib/domain';
import { aJpeg, aPublishedCard } from 'shared-lib/testing';
import { firebaseCardStore } from './card-store';
import { createCardHandler } from './handler';
import { rememberSitemaps } from './sitemap';
import { pageAssets } from './testing/page-assets';

/*
 * The real handler over HTTP, with the real Admin SDK, against local-firebase: what a visitor's phone gets.
 */

const BUCKET = 'demo-tarjetero.appspot.com';
const JPEG = Buffer.from(aJpeg());
const digest = createHash('sha256').update(JPEG).digest('hex');
const photo = { path: `cards/uid1/card1/${digest}.jpg`, width: 400, height: 400 };

let local: LocalFirebase;
let server: Server;
let port = 0;
const errors: string[] = [];

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request exactly as given, which fetch would normalise. */
function ask(path: string, options: { method?: string; headers?: Record<string, string>; to?: number } = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port: options.to ?? port, path, method: options.method, headers: options.headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function listen(handler: ReturnType<typeof createCardHandler>): Promise<Server> {
  const listening = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return listening;
}

/** Counts the documents that a piece of work reads, as local-firebase counts them. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  local.resetUsage();
  await work();
  return local.usage().reads;
}

const keep = (card: PublicCard) => getFirestore().doc(`publicCards/${card.slug}`).set(card);

const keepFile = (path: string, bytes: Buffer, metadata: { contentEncoding?: string } = {}) =>
  getStorage()
    .bucket(BUCKET)
    .file(path)
    .save(bytes, { resumable: false, contentType: 'image/jpeg', metadata });

beforeAll(async () => {
  local = await startLocalFirebase({ memory: true, quiet: true });
  process.env['GCLOUD_PROJECT'] = 'demo-tarjetero';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${local.firestorePort}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${local.storagePort}`;
  process.env['STORAGE_BUCKET'] = BUCKET;
  // No cloud machine to ask for credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const store = firebaseCardStore();
  await store.readCard('nobody-yet');
  await Promise.all([
    keep(aPublishedCard({ profile: { ...aPublishedCard().profile, name: 'Ána "García"', photo } })),
    keep(aPublishedCard({ slug: 'sin-foto', profile: emptyProfile('Luis') })),
    keep(aPublishedCard({ slug: 'con-cita', bookingEnabled: true })),
    keep(aPublishedCard({ slug: 'apartada', noindex: true })),
    keep({ status: 'paused', slug: 'pausada' }),
    keep({ status: 'deleted', slug: 'retirada' }),
    keep({ status: 'taken-down', slug: 'vetada' }),
    keep(aPublishedCard({ slug: 'in-german', language: 'de', languages: ['en'] })),
    keep({ status: 'paused', slug: 'in-pause', language: 'de', languages: ['en'] }),
    keep({ status: 'deleted', slug: 'forgotten', language: 'eu' }),
    keep({ status: 'moved', slug: 'antigua', to: 'ana-garcia' }),
    keepFile(photo.path, JPEG),
    keepFile(shownPhotoPath('ana-garcia', photo.path), JPEG),
  ]);
  server = await listen(
    createCardHandler({
      store,
      assets: pageAssets,
      onError: (error) => errors.push(String(error)),
    }),
  );
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve));
  await Promise.all(getApps().map(deleteApp));
  await local?.close();
});

afterEach(() => expect(errors.splice(0)).toEqual([]));

describe('the site map', () => {
  it('names a part for each first character of an address', async () => {
    const { headers, text } = await ask('/c/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    expect(parts).toHaveLength(36);
    expect(parts).toContain('/c/sitemap/a.xml');
  });

  it('lists the published cards that may be found, and reads them once in hours', async () => {
    const { text, headers } = await ask('/c/sitemap/a.xml');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=86400');
    expect(text).toMatch(/<loc>http:\/\/[^<]+\/c\/ana-garcia<\/loc><lastmod>\d{4}-/);
    for (const hidden of ['apartada', 'antigua']) expect(text).not.toContain(hidden);
    expect(await readsOf(async () => void (await ask('/c/sitemap/a.xml?x=1')))).toBe(0);
    expect((await ask('/c/sitemap/p.xml')).text).not.toContain('pausada');
  });

  it('names the address of each language of a card with several', async () => {
    const { text } = await ask('/c/sitemap/i.xml');
    const item = /<url><loc>[^<]*\/c\/in-german<\/loc>.*?<\/url>/.exec(text)![0];
    const links = [...item.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
    const named = links.map(([, language, href]) => `${language} ${href!.replace(/^.*(?=\/c\/)/, '')}`);
    expect(named).toEqual(['de /c/in-german', 'en /c/in-german?lang=en', 'x-default /c/in-german']);
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect((await ask('/c/sitemap/a.xml')).text).not.toContain('<xhtml:link');
  });

  it('stays within what a function may answer, whatever the languages of its cards', async () => {
    const languages = [...CARD_LANGUAGES];
    const slugs = Array.from({ length: 50_000 }, (_, index) => `a${String(index).padStart(39, '0')}`);
    const cards = slugs.map((slug) => ({ slug, publishedAt: '2026-03-02T09:00:00.000Z', languages }));
    const answer = await rememberSitemaps(async () => cards, Date.now)('a', 'https://tarjetas.ejemplo.com');
    const text = String(answer.body);
    expect(text.length).toBeLessThan(30 * 1024 * 1024);
    expect(text.match(/<loc>/g)).toHaveLength(50_000);
    expect(text).toMatch(/<url><loc>[^<]+a0{39}<\/loc><lastmod>[^<]+<\/lastmod><xhtml:link/);
  });

  it.each(['/c/sitemap/aa.xml', '/c/sitemap/A.xml', '/c/sitemap', '/c/sitemap/'])(
    'is nowhere else (%s)',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('a card', () => {
  it('S2.05 is answered whole to anybody, at the price of one document', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia')))).toBe(1);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('<h1 class="tj-name" dir="auto">Ána &quot;García&quot;</h1>');
    expect(reply.text).toContain('href="https://ejemplo.com/"');
  });

  it('sets its own headers', async () => {
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

  it('stays with the page that opened it on its own site alone', async () => {
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
  ])('is compressed with %s for those who take it', async (encoding, unpack) => {
    const plain = await ask('/c/ana-garcia');
    const packed = await ask('/c/ana-garcia', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('prefers brotli, and sends plain text to those who refuse both', async () => {
    const encodingFor = async (accepted: string) =>
      (await ask('/c/ana-garcia', { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
  });

  it('is not sent again to those who have it', async () => {
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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s, without reading', async (method) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia', { method })))).toBe(0);
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/c/Ana-Garc%C3%ADa?s=qr', '/c/ana-garcia?s=qr'],
    ['/c/ANA-GARCIA.VCF', '/c/ana-garcia.vcf'],
    ['/c/ana-garcia/?a=1?b', '/c/ana-garcia?a=1?b'],
  ])('sends %s on to %s, without reading', async (path, to) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(0);
    expect(reply).toMatchObject({ status: 301, headers: { location: to } });
  });

  it('follows its owner to a new address, with what the visitor brought along', async () => {
    expect(await ask('/c/antigua?s=qr')).toMatchObject({
      status: 301,
      headers: { location: '/c/ana-garcia?s=qr', 'cache-control': 'public, max-age=0, s-maxage=10' },
    });
    expect((await ask('/c/antigua.vcf')).headers.location).toBe('/c/ana-garcia.vcf');
  });
});

describe('booking', () => {
  const BOOKING = `reserva/${'b'.repeat(20)}`;

  it('is offered by a card that can be booked, and by no other', async () => {
    expect((await ask('/c/con-cita')).text).toContain('href="/c/con-cita/reservar"');
    expect((await ask('/c/ana-garcia')).text).not.toContain('reservar');
  });

  it('has a page that names the card, for no search engine, and that no cache keeps with what a link fills in', async () => {
    const reply = await ask('/c/con-cita/reservar');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<h1 dir="auto">Reservar con Ana García</h1>');
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    const filled = await ask('/c/con-cita/reservar?nombre=Eva');
    expect(filled.headers['cache-control']).toBe('no-store');
    expect(filled.text).not.toContain('Eva');
  });

  it('names all that fills its pages, so that it comes at once', async () => {
    const preloaded = ({ text }: Reply) =>
      [...text.matchAll(/<link rel="preload"[^>]* href="[^"]*(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const { booking, 'booking-widget': widget, 'manage-booking': manage } = pageAssets.chunks;
    const book = await ask('/c/con-cita/reservar');
    expect(preloaded(book)).toEqual([booking, widget]);
    expect(book.text).toMatch(new RegExp(`<script defer="" src="[^"]*${pageAssets.script}">`));
    expect(preloaded(await ask(`/c/con-cita/${BOOKING}?t=x`))).toEqual([manage]);
    expect(preloaded(await ask('/c/con-cita'))).toEqual([]);
  });

  it.each([
    ['/c/nadie-aqui/reservar', 404],
    ['/c/retirada/reservar', 410],
    ['/c/pausada/reservar', 200],
  ])('at %s says what became of the card', async (path, status) => {
    const reply = await ask(path);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain('id="booking"');
  });

  it('follows a card to its new address', async () => {
    expect((await ask('/c/antigua/reservar?servicio=x')).headers.location).toBe(
      '/c/ana-garcia/reservar?servicio=x',
    );
  });

  it('follows a card to its new address with the link of a booking, which no cache keeps', async () => {
    expect(await ask(`/c/antigua/${BOOKING}?t=secreto`)).toMatchObject({
      status: 301,
      headers: {
        location: `/c/ana-garcia/${BOOKING}?t=secreto`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    });
  });

  it('shows the page of a booking at an address that names no card, without reading', async () => {
    let reply!: Reply;
    const read = async () => (reply = await ask(`/c/${BOOKING}?t=secreto`));
    expect(await readsOf(read)).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(reply.text).toContain('id="booking"');
    expect(reply.text).not.toContain('Volver a la tarjeta');
  });

  it.each(['con-cita', 'pausada', 'retirada', 'nadie-aqui'])(
    'shows the page of a booking at %s, keeps it nowhere, and says nothing of its link',
    async (slug) => {
      let reply!: Reply;
      const read = async () => (reply = await ask(`/c/${slug}/${BOOKING}?t=secreto`));
      expect(await readsOf(read)).toBe(1);
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(reply.text).not.toContain('secreto');
    },
  );
});

describe('the page that reports a card', () => {
  it('is led to from every card, and is a plain form that runs no script', async () => {
    expect((await ask('/c/ana-garcia')).text).toContain('href="/c/ana-garcia/denunciar"');
    const reply = await ask('/c/ana-garcia/denunciar');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<form class="tj-report" action="/v/report" method="post">');
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.text).not.toContain('<script');
    expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('says before its button who keeps what is written, why and how long, and leads to the notice', async () => {
    const { text } = await ask('/c/ana-garcia/denunciar');
    expect(text).toMatch(
      /que usa lo que escribas para revisar la tarjeta y lo guarda un año\. No guarda quién denuncia\..+<a href="[^"]+\/legal\/privacidad"[^>]*>Información de privacidad<\/a>.+type="submit"/,
    );
  });

  it.each([
    ['enviada', 'Gracias por avisar'],
    ['datos', 'Elige qué pasa y vuelve a enviarla.'],
    ['espera', 'Has enviado varias denuncias seguidas.'],
    ['toString', 'Denunciar esta tarjeta'],
  ])('says what became of a report (%s), and no cache keeps it', async (state, said) => {
    const reply = await ask(`/c/ana-garcia/denunciar?estado=${state}`);
    expect(reply.text).toContain(said);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('says where else to write, once administrators have set it', async () => {
    expect((await ask('/c/ana-garcia/denunciar')).text).not.toContain('mailto:');
    await getFirestore().doc('config/product').set({ supportEmail: 'ayuda@ejemplo.com' });
    expect((await ask('/c/ana-garcia/denunciar')).text).toContain('href="mailto:ayuda@ejemplo.com"');
    const { text } = await ask('/c/ana-garcia/denunciar?estado=enviada&dia=2026-03-02');
    expect(text).toContain('Referencia: <b>ana-garcia_2026-03-02</b>');
    expect(text).toContain(
      'href="mailto:ayuda@ejemplo.com?subject=Denuncia%20ana-garcia_2026-03-02">ayuda@ejemplo.com',
    );
    for (const day of ['', 'dia=x', 'dia=<b>', 'dia=2026-03-02x'])
      expect((await ask(`/c/ana-garcia/denunciar?estado=enviada&${day}`)).text).not.toContain('Referencia');
  });
});

describe('the privacy notice for visitors', () => {
  it('is in the language that its address names, without reading', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/privacidad?lang=de')))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<html lang="de">');
    expect(reply.text).toContain('Datenschutz für Besucher</h1>');
    expect(reply.text).toMatch(/<a href="[^"]+\/legal\/privacidad" hrefLang="es">/);
    expect(reply.text).not.toContain('<script');
    expect((await ask('/c/in-german/denunciar')).text).toMatch(/href="[^"]+\/c\/privacidad\?lang=de"/);
  });

  it.each(['', '?lang=es', '?lang=xx'])('is the whole one in Spanish (%j)', async (query) => {
    const { status, headers } = await ask(`/c/privacidad${query}`);
    expect(status).toBe(301);
    expect(headers.location).toMatch(/^http:\/\/[^/]+\/legal\/privacidad$/);
  });
});

describe('a card that is not there', () => {
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
  ])('%s answers %i «%s», remembered for ten seconds', async (path, status, heading, reads) => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(reads);
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(`>${heading}</h1>`);
    expect(reply.text).toContain('<meta name="robots" content="noindex"/>');
    expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it('is left alone at an address below it where nothing is, with a way back in its language', async () => {
    const { text } = await ask('/c/in-german/anders?lang=en&x=1');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('href="/c/in-german?lang=en">Back to the card</a>');
  });

  it('is told apart from a server that cannot answer, which nobody remembers', async () => {
    const failing = await listen(
      createCardHandler({
        store: {
          readCard: () => Promise.reject(new Error('unavailable')),
          readSupportEmail: async () => '',
          listCards: () => Promise.reject(new Error('unavailable')),
          readPhoto: () => Promise.reject(new Error('unavailable')),
        },
        assets: pageAssets,
        onError: (error) => errors.push(String(error)),
      }),
    );
    const to = (failing.address() as AddressInfo).port;
    const reply = await ask('/c/ana-garcia', { to });
    const german = { 'accept-language': 'nl, es;q=0.2, de-AT;q=0.8, *;q=0.1' };
    const inGerman = await ask('/c/ana-garcia', { to, headers: german });
    await new Promise((resolve) => failing.close(resolve));
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(reply.text).toContain('No podemos mostrar la tarjeta</h1>');
    // The one page for which the browser's languages are asked: no cache would give it to others.
    expect(inGerman.text).toContain('Wir können die Karte nicht zeigen</h1>');
    expect(errors.splice(0)).toEqual(['Error: unavailable', 'Error: unavailable']);
  });
});

describe('a page that is asked for again', () => {
  it('is the new one as soon as its document has changed, in each of its languages', async () => {
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

  it('answers each encoding and a known tag from the same page', async () => {
    const plain = await ask('/c/ana-garcia');
    const brotli = await ask('/c/ana-garcia', { headers: { 'accept-encoding': 'br' } });
    const gzip = await ask('/c/ana-garcia', { headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const known = await ask('/c/ana-garcia', { headers: { 'if-none-match': plain.headers.etag! } });
    expect([known.status, known.text]).toEqual([304, '']);
  });
});

describe("a card's contact", () => {
  it('is a vCard with its photo inside, for one document', async () => {
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

  it('notes where and when it was met, as its address says', async () => {
    const reply = await ask('/c/ana-garcia.vcf?s=feria-de-madrid');
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(
      /\r\nNOTE:(.*\\n)?Dónde y cuándo: Feria de madrid\\, \d+ de \p{L}+ de \d{4}\.\r\n/u,
    );
    expect(reply.headers['cache-control']).toContain('s-maxage=60');
  });

  it.each(['?s=Feria', '?s=a%0D%0ATEL:666', `?s=${'x'.repeat(25)}`, '?utm_source=x', '?s=feria&x=1'])(
    'is kept in no cache with %s',
    async (query) => {
      const reply = await ask(`/c/ana-garcia.vcf${query}`);
      expect(reply.status).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).not.toContain('666');
      expect(reply.text.includes('Dónde y cuándo')).toBe(query.includes('feria'));
    },
  );

  it('goes without a photo that is not there', async () => {
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
  it('comes from Storage, for an hour and without a document', async () => {
    let reply!: Reply;
    const path = `/c/ana-garcia/i/uid1/card1/${digest}.jpg`;
    expect(await readsOf(async () => (reply = await ask(path)))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.body.equals(JPEG)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600, s-maxage=3000',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is 404 when it is not there', async () => {
    const reply = await ask(`/c/ana-garcia/i/uid1/card1/${'0'.repeat(64)}.jpg`);
    expect(reply.status).toBe(404);
    expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  });

  it.each(['sin-foto', 'pausada', 'vetada', 'retirada', 'nunca-hubo', 'dashboard', '..%2Fana-garcia'])(
    'isn’t shown below the address %j, which shows another card or none',
    async (slug) => {
      expect((await ask(`/c/${slug}/i/uid1/card1/${digest}.jpg`)).status).toBe(404);
    },
  );

  it.each([
    ['packed, however little it takes', gzipSync(Buffer.from(aJpeg({ size: 4_000_000 }))), 'gzip'],
    ['packed, and not said to be', gzipSync(JPEG), undefined],
    ['larger than a photo may be', Buffer.from(aJpeg({ size: 200 * 1024 })), undefined],
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

describe("a card's code", () => {
  it('is a picture made without reading anything', async () => {
    let reply!: Reply;
    expect(await readsOf(async () => (reply = await ask('/c/ana-garcia/qr.svg')))).toBe(0);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.text).toMatch(/^<svg xmlns/);
  });
});
