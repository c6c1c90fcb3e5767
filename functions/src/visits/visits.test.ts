import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();
const SLUG = 'ana-garcia';
const TOKEN = 'a'.repeat(43);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** Sends a beacon as browsers do: JSON as plain text. */
const tell = (body: unknown, query = '') =>
  project.ask('visitor', `/v/${SLUG}${query}`, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': FIREFOX },
  });
const counted = async () => {
  const { docs } = await project.db().collectionGroup('shards').where('counts', '!=', null).get();
  return docs.filter(({ ref }) => ref.path.startsWith('cardStats/')).map((shard) => shard.get('counts'));
};

it('a beacon counts a link of the card by its id', async () => {
  await project.aPublished('ana', SLUG);
  const [link] = (await project.read(`publicCards/${SLUG}`))?.['links'] as { id: string }[];
  expect(await tell({ event: 'link', link: link!.id, scanned: false, own: false })).toMatchObject({
    status: 204,
  });
  expect(await counted()).toEqual([{ clicks: { [link!.id]: 1 } }]);
});

it.each([
  ['a URL from the page', { event: 'link', href: `https://x.example/?t=${TOKEN}` }],
  ['a URL beside an id', { event: 'link', link: 'a', href: `https://x.example/?t=${TOKEN}` }],
  ['a URL as an id', { event: 'link', link: `/c/${SLUG}/reserva/x?t=${TOKEN}` }],
  ['an unknown event', { event: 'booked' }],
  ['an invalid site', { event: 'look', lcp: 1, host: 'a b<script>' }],
  ['an invalid context', { event: 'look', lcp: 1, code: 'x'.repeat(25) }],
  ['a body that is too long', { event: 'look', lcp: 1, more: 'x'.repeat(5000) }],
])('a beacon with %s is refused', async (_, event) => {
  await project.aPublished('ana', SLUG);
  expect(await tell({ ...event, scanned: false, own: false })).toMatchObject({ status: 400, text: '' });
  expect(await counted()).toEqual([]);
});

it.each(['', '{', 'null', '[]', '"look"'])('a beacon with the body %j is refused', async (body) => {
  expect(await tell(body)).toMatchObject({ status: 400 });
});

it('a beacon without a body is refused, whatever its address contains', async () => {
  await project.aPublished('ana', SLUG);
  expect(await tell('', `?l=800&h=${encodeURIComponent(`https://x.example/?t=${TOKEN}`)}`)).toMatchObject({
    status: 400,
  });
  expect(await counted()).toEqual([]);
});

it.each(['__x__', '__proto__', '__name__'])(
  'a beacon for a link with the reserved name %s is refused',
  async (id) => {
    await project.aPublished('ana', SLUG);
    const card = await project.read(`publicCards/${SLUG}`);
    const links = (card?.['links'] as object[]).map((link) => ({ ...link, id }));
    await project.db().doc(`publicCards/${SLUG}`).update({ links });
    expect((await tell({ event: 'link', link: id, scanned: false, own: false })).status).toBe(400);
    expect(await counted()).toEqual([]);
  },
);

describe('a beacon', () => {
  const look = { event: 'look', lcp: 1, scanned: false, own: false };
  const from = (headers: Record<string, string>) =>
    project.ask('visitor', `/v/${SLUG}`, {
      body: JSON.stringify(look),
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': FIREFOX, ...headers },
    });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://malo.example' }],
    ['another site in a browser that says less', { origin: 'https://malo.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a link of another site', { referer: 'https://malo.example/c/ana-garcia' }],
  ])('from %s is answered but not counted', async (_, headers) => {
    await project.aPublished('ana', SLUG);
    expect((await from({ 'x-forwarded-host': 'tarjetas.example', ...headers })).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['the cards’ site', { 'sec-fetch-site': 'same-origin', origin: 'https://tarjetas.example' }],
    ['an older browser', { origin: 'https://tarjetas.example', referer: 'https://tarjetas.example/c/x' }],
    ['a browser that tells no origin', { referer: 'https://tarjetas.example/c/ana-garcia' }],
    ['a page that tells nothing', {}],
  ])('from %s is counted', async (_, headers) => {
    await project.aPublished('ana', SLUG);
    expect((await from({ 'x-forwarded-host': 'tarjetas.example', ...headers })).status).toBe(204);
    expect(await counted()).toHaveLength(1);
  });

  it('from the shell’s own address or a preview’s is counted', async () => {
    await project.aPublished('ana', SLUG);
    for (const host of ['app.tarjetero.example', 'tarjetas--pr-1-abc.web.app'])
      expect((await from({ 'x-forwarded-host': host, origin: `https://${host}` })).status).toBe(204);
    const views = ((await counted()) as { views: number }[]).map((counts) => counts.views);
    expect(views.reduce((sum, count) => sum + count)).toBe(2);
  });
});
