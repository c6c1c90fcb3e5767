import { aCardContent } from '../../testing';
import { mapPictures, picturesOf } from './card-pictures';

const picture = (letter: string) => ({
  path: `cards/u/c/${letter.repeat(64)}.jpg`,
  width: 400,
  height: 400,
});
const empty = aCardContent();
const card = aCardContent({
  profile: { ...empty.profile, photo: picture('a') },
  theme: { ...empty.theme, cover: picture('b'), logo: picture('l') },
  sections: [
    { ...{ id: 'about', visible: true, title: '', text: 'Hola' } },
    {
      ...{ id: 'gallery', visible: false, title: '', text: '' },
      pictures: [
        { ...picture('c'), alt: 'Uno' },
        { ...picture('d'), alt: 'Dos' },
      ],
    },
  ],
});

describe('pictures of a card', () => {
  it('are its photo, its cover, its logo and the pictures of its sections', () => {
    expect(picturesOf(card).map(({ path }) => path.at(-5))).toEqual(['a', 'b', 'l', 'c', 'd']);
    expect(picturesOf(empty)).toEqual([]);
  });

  it('are replaced or removed without any other change', () => {
    const changed = mapPictures(card, (one) => (one.path.includes('ccc') ? null : { ...one, width: 1 }));
    expect(changed).toMatchObject({
      profile: { name: card.profile.name, photo: { width: 1 } },
      theme: { accent: card.theme.accent, cover: { width: 1 }, logo: { width: 1 } },
      sections: [{ text: 'Hola' }, { pictures: [{ alt: 'Dos', width: 1 }] }],
    });
    expect(changed.sections?.[1]?.pictures).toHaveLength(1);
    expect(mapPictures(card, (one) => one)).toEqual(card);
  });

  it.each([
    [null],
    ['x'],
    [[null]],
    [[{ id: 'gallery', pictures: 'x' }]],
    [[{ id: 'gallery', pictures: [null, 7, { path: 7 }] }]],
  ])('survive a draft with %j as sections', (sections) => {
    const draft = { ...card, sections } as never as typeof card;
    expect(picturesOf(draft)).toHaveLength(3);
    expect(mapPictures(draft, () => null)).toMatchObject({ profile: { photo: null } });
  });
});
