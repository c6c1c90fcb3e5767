import { aCardContent, aLink } from 'shared-lib/testing';
import { CARD_LIMITS } from 'shared-lib/model';
import { insertLink, moveLink, newLink, removeLink } from './edit-links';

const links = ['a', 'b', 'c'].map((id) => aLink({ id }));
const content = aCardContent({ links });
const ids = (result: typeof content) => result.links.map((link) => link.id).join('');

describe('editing links', () => {
  it('moves a link up and down, and not beyond the ends', () => {
    expect(ids(moveLink(content, 'c', 0))).toBe('cab');
    expect(ids(moveLink(content, 'a', 1))).toBe('bac');
    expect(moveLink(content, 'a', -1)).toBe(content);
    expect(moveLink(content, 'c', 3)).toBe(content);
    expect(moveLink(content, 'nobody', 0)).toBe(content);
  });

  it('restores a removed link at its place, once', () => {
    const removed = removeLink(content, 'b');
    expect(ids(removed)).toBe('ac');
    const back = insertLink(removed, aLink({ id: 'b' }), 1);
    expect(ids(back)).toBe('abc');
    expect(insertLink(back, aLink({ id: 'b' }), 1)).toBe(back);
  });

  it('does not exceed the maximum number of links', () => {
    const full = aCardContent({
      links: Array.from({ length: CARD_LIMITS.links }, (_, index) => aLink({ id: `l${index}` })),
    });
    expect(insertLink(full, newLink())).toBe(full);
  });
});
