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

it('counts a link of the card by its id', async () => {
  await project.aPublished('ana', SLUG);
  const [link] = (await project.read(`publicCards/${SLUG}`))?.['links'] as { id: string }[];
  expect(await tell({ event: 'link', link: link!.id, scanned: false, own: false })).toMatchObject({
    status: 204,
  });
  expect(await counted()).toEqual([{ clicks: { [link!.id]: 1 } }]);
});

it.each([
  ['an address that stood on the page', { event: 'link', href: `https://x.example/?t=${TOKEN}` }],
  ['an address beside an id', { event: 'link', link: 'a', href: `https://x.example/?t=${TOKEN}` }],
  ['an address as an id', { event: 'link', link: `/c/${SLUG}/reserva/x?t=${TOKEN}` }],
  ['an event that no page tells', { event: 'booked' }],
  ['a site that is none', { event: 'look', lcp: 1, host: 'a b<script>' }],
  ['a context that no owner can make', { event: 'look', lcp: 1, code: 'x'.repeat(25) }],
  ['an endless body', { event: 'look', lcp: 1, more: 'x'.repeat(5000) }],
])('takes in nothing of %s', async (_, event) => {
  await project.aPublished('ana', SLUG);
  expect(await tell({ ...event, scanned: false, own: false })).toMatchObject({ status: 400, text: '' });
  expect(await counted()).toEqual([]);
});

it.each(['', '{', 'null', '[]', '"look"'])('refuses the body %j', async (body) => {
  expect(await tell(body)).toMatchObject({ status: 400 });
});

it('takes nothing from the address of the beacon', async () => {
  await project.aPublished('ana', SLUG);
  expect(await tell('', `?l=800&h=${encodeURIComponent(`https://x.example/?t=${TOKEN}`)}`)).toMatchObject({
    status: 400,
  });
  expect(await counted()).toEqual([]);
});
