import { MAX_LINKS, NOTHING_TYPED, toDrawnCard } from './typed-card';

describe('a typed card', () => {
  it('contains what was typed, and is blank elsewhere', () => {
    const card = toDrawnCard({
      profile: { ...NOTHING_TYPED.profile, name: 'Eva', jobTitle: 'Fotógrafa' },
      links: [{ title: 'Mi web', url: 'https://eva.example/', description: 'Retratos' }],
    });
    expect(card.profile).toMatchObject({ name: 'Eva', jobTitle: 'Fotógrafa', company: '', photo: null });
    expect(card.links).toEqual([
      {
        id: 'l0',
        title: 'Mi web',
        url: 'https://eva.example/',
        description: 'Retratos',
        icon: '',
        from: null,
        until: null,
      },
    ]);
  });

  it('has a sample address for an unfinished link, and a unique id for each', () => {
    const links = Array.from({ length: MAX_LINKS }, (_, n) => ({
      title: `${n}`,
      url: 'ht',
      description: '',
    }));
    const drawn = toDrawnCard({ ...NOTHING_TYPED, links }).links;
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(MAX_LINKS);
    expect(drawn.every(({ url }) => url === 'https://ejemplo.com/')).toBe(true);
  });
});
