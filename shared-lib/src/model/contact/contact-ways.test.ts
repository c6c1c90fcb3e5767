import { aPublishedCard } from '../../testing';
import { emptyProfile } from '../card/card';
import { contactUrl, contactWays, isSamePlace, listedLinks } from './contact-ways';
import { mapsUrl } from '../links/maps-url';
import type { PublicLink } from '../card/public-card';

const link = (id: string, url: string, change: Partial<PublicLink> = {}): PublicLink => ({
  ...{ id, title: id, url, description: '', icon: '', from: null, until: null },
  ...change,
});
const MAP = mapsUrl('Calle Mayor 1, Gijón');
const LINKS = [
  link('phone', 'tel:+34600112233'),
  link('chat', 'https://wa.me/34600112233'),
  link('mail', 'mailto:ana@ejemplo.com?subject=Hola'),
  link('map', MAP, { kind: 'directions' }),
  link('web', 'https://ejemplo.com/'),
];
const place = (text: string) => ({ id: 'place' as const, title: '', text });

/** Returns the actions of a card and the ids of the links below them. */
function show(links: PublicLink[], profile = {}, sections = [] as ReturnType<typeof place>[]) {
  const ways = contactWays({ profile: { ...emptyProfile('Ana'), ...profile }, links, sections });
  return {
    actions: ways.map(({ kind, url }) => [kind, url]),
    listed: listedLinks(links, ways).map(({ id }) => id),
  };
}

describe('the actions of a card', () => {
  it('are taken from the links of its owner, which are not listed again', () => {
    expect(show(LINKS)).toEqual({
      actions: [
        ['call', 'tel:+34600112233'],
        ['chat', 'https://wa.me/34600112233'],
        ['write', 'mailto:ana@ejemplo.com?subject=Hola'],
        ['directions', MAP],
      ],
      listed: ['web'],
    });
  });

  it('are taken from the profile first, and a link with another number stays listed', () => {
    const other = show(LINKS, { phone: '985 000 000' });
    expect([other.actions[0], other.listed]).toEqual([
      ['call', 'tel:985000000'],
      ['phone', 'web'],
    ]);
    for (const phone of ['600 11 22 33', '+34 600 11 22 33', '0034600112233'])
      expect(show(LINKS, { phone }).listed).toEqual(['web']);
    expect(show(LINKS, { phone: '600112233 ext. 5' }).listed).toEqual(['phone', 'web']);
    expect(show(LINKS, { email: 'ANA@ejemplo.com' }).listed).toEqual(['web']);
  });

  it('include directions to the place of a section where no link has one', () => {
    expect(show([], {}, [place('Calle Mayor 1,\nGijón')]).actions).toEqual([['directions', MAP]]);
    const short = link('short', 'https://maps.app.goo.gl/abc', { kind: 'directions' });
    expect(show([short], {}, [place('Calle Mayor 1')]).actions).toEqual([['directions', short.url]]);
  });

  it('leave in the list those links that are named, scheduled or listed by choice', () => {
    const both = LINKS.map((one) => ({ ...one, alsoListed: true }));
    expect(show(both).listed).toHaveLength(5);
    const two = [...LINKS, link('taller', 'tel:+34985000000'), link('ventas', 'https://wa.me/34985000000')];
    expect(show(two)).toMatchObject({ listed: ['phone', 'chat', 'web', 'taller', 'ventas'] });
    expect(show(two).actions.map(([kind]) => kind)).toEqual(['chat', 'write', 'directions']);
    const later = link('phone', 'tel:+34600112233', { until: '2026-03-02T09:00:00Z' });
    expect(show([later])).toEqual({ actions: [], listed: ['phone'] });
  });
});

it.each([
  ['Calle Mayor 1', 'Calle Mayor 1,\n28013 Madrid', true],
  ['calle  mayor 1, Gijón', 'Calle Mayor 1,\nGijón', true],
  ['calle  mayor 1, Gijón', 'Calle Mayor 1\nGijón', true],
  ['Calle Mayor 1', 'Calle Mayor 12', false],
  ['', 'Calle Mayor 1', false],
])('isSamePlace compares %j with %j', (one, other, is) => {
  expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([is, is]);
});

describe('the quickest way to reach the owner of a card', () => {
  const card = aPublishedCard();
  const profile = { ...card.profile, email: 'ana+citas@ejemplo.com', phone: '+34 600 (11) 22-33' };
  const web = card.links[0]!;

  it.each([
    ['WhatsApp', profile, [web, link('w', 'https://wa.me/34600112233')], 'https://wa.me/34600112233'],
    ['e-mail', profile, [web], 'mailto:ana%2Bcitas@ejemplo.com'],
    ['phone', { ...profile, email: '' }, [web], 'tel:+34600112233'],
    ['the phone of a link', { ...profile, email: '', phone: '' }, [LINKS[0]!], 'tel:+34600112233'],
    ['nothing', { ...profile, email: '', phone: '' }, [web], ''],
    [
      'e-mail, not what only looks like WhatsApp',
      profile,
      [{ ...web, url: 'https://wa.me.evil.example/x' }],
      'mailto:ana%2Bcitas@ejemplo.com',
    ],
  ])('is %s', (_, shown, links, url) => {
    expect(contactUrl({ profile: shown, links })).toBe(url);
  });
});
