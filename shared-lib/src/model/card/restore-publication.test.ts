import { aCardContent, aLink } from 'shared-lib/testing';
import { toPublicContent, cardContentSchema } from './card-schema';
import { restorePublication } from './restore-publication';

const about = { id: 'about', visible: true, title: '', text: 'Diez años' } as const;
const place = { id: 'place', visible: true, title: '', text: 'Calle Mayor 1' } as const;
const first = aCardContent({
  links: [
    aLink({ id: 'uno', url: 'https://uno.example/' }),
    aLink({ id: 'dos', url: 'https://dos.example/' }),
  ],
  sections: [about],
});
const published = toPublicContent(first);

describe('restorePublication', () => {
  it('makes a draft that publishes exactly what visitors saw', () => {
    const later = aCardContent({
      ...first,
      name: 'Otro nombre',
      profile: { ...first.profile, jobTitle: 'Otra cosa', bio: '' },
      links: [],
      theme: { ...first.theme, accent: '#123456' },
      noindex: true,
    });
    const restored = restorePublication(later, published);
    expect(toPublicContent(restored)).toEqual(published);
    expect(restored.name).toBe('Otro nombre');
    expect(cardContentSchema.safeParse(restored).success).toBe(true);
  });

  it('keeps newer links and sections, switched off', () => {
    const tres = aLink({ id: 'tres', url: 'https://tres.example/' });
    const later = { ...first, links: [tres, ...first.links], sections: [place, about] };
    const restored = restorePublication(later, published);
    expect(restored.links.map(({ id, visible }) => [id, visible])).toEqual([
      ['uno', true],
      ['dos', true],
      ['tres', false],
    ]);
    expect(restored.sections).toEqual([about, { ...place, visible: false }]);
  });

  it('adds no sections to a card without any', () => {
    const { sections: _, ...bare } = first;
    const restored = restorePublication(bare, toPublicContent(bare));
    expect(restored).not.toHaveProperty('sections');
  });
});
