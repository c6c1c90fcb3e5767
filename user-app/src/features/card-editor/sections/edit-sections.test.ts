import { SECTION_KINDS } from 'shared-lib/model';
import { aCardContent } from 'shared-lib/testing';
import { allSections, changeSection, moveSection } from './edit-sections';

describe('sections of a draft', () => {
  const content = aCardContent();

  it('are all offered as hidden for a card without any', () => {
    expect(allSections(content).map(({ id, visible }) => [id, visible])).toEqual(
      SECTION_KINDS.map((kind) => [kind, false]),
    );
  });

  it('change one at a time', () => {
    const changed = changeSection(content, 'place', { visible: true, text: 'Calle Mayor 1' });
    expect(changed.sections?.filter(({ visible }) => visible)).toEqual([
      { id: 'place', visible: true, title: '', text: 'Calle Mayor 1' },
    ]);
  });

  it('move, except to a position that does not exist', () => {
    const moved = moveSection(content, 'reviews', 0);
    expect(moved.sections?.map(({ id }) => id)).toEqual([
      'reviews',
      'about',
      'services',
      'gallery',
      'video',
      'hours',
      'place',
    ]);
    expect(moveSection(moved, 'reviews', -1)).toBe(moved);
    expect(moveSection(moved, 'reviews', 7)).toBe(moved);
  });
});
