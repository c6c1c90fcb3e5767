import { aCardContent, aLink } from 'shared-lib/testing';
import type { CardContent } from 'shared-lib/model';
import { writePath } from './content-paths';
import { mergeContent } from './three-way-merge';

const web = aLink({ id: 'web', title: 'Web' });
const chat = aLink({ id: 'chat', title: 'Chat' });
const shop = aLink({ id: 'shop', title: 'Tienda' });
const base = aCardContent({ links: [web, chat] });
const ids = (content: CardContent) => content.links.map((link) => link.id);

describe('mergeContent', () => {
  it('keeps changes of different fields from both sides', () => {
    const mine = writePath(base, 'profile.jobTitle', 'Arquitecta');
    const theirs = writePath(base, 'theme.accent', '#1D4ED8');
    const { content, overlaps } = mergeContent(base, mine, theirs);
    expect(content.profile.jobTitle).toBe('Arquitecta');
    expect(content.theme.accent).toBe('#1D4ED8');
    expect(overlaps).toEqual([]);
  });

  it('reports the field that both sides changed, and keeps mine', () => {
    const mine = writePath(base, 'profile.name', 'Ana');
    const theirs = writePath(base, 'profile.name', 'Anita');
    const { content, overlaps } = mergeContent(base, mine, theirs);
    expect(content.profile.name).toBe('Ana');
    expect(overlaps).toEqual(['profile.name']);
  });

  it('finds no conflict in the same change on both sides', () => {
    const both = writePath(base, 'name', 'Estudio');
    expect(mergeContent(base, both, both)).toEqual({ content: both, overlaps: [] });
  });

  it('merges the fields of one link', () => {
    const mine = writePath(base, 'links.web.title', 'Portfolio');
    const theirs = writePath(base, 'links.web.visible', false);
    const { content, overlaps } = mergeContent(base, mine, theirs);
    expect(content.links[0]).toEqual({ ...web, title: 'Portfolio', visible: false });
    expect(overlaps).toEqual([]);
  });

  it('names the field of a link that both sides changed', () => {
    const mine = writePath(base, 'links.chat.url', 'https://a.com/');
    const theirs = writePath(base, 'links.chat.url', 'https://b.com/');
    expect(mergeContent(base, mine, theirs).overlaps).toEqual(['links.chat.url']);
  });

  it('keeps links that either side added, each after the one it followed', () => {
    const mine = { ...base, links: [web, aLink({ id: 'mine' }), chat] };
    const theirs = { ...base, links: [web, chat, aLink({ id: 'theirs' })] };
    expect(ids(mergeContent(base, mine, theirs).content)).toEqual(['web', 'mine', 'chat', 'theirs']);
  });

  it('applies the deletion of a link that the other side did not touch', () => {
    expect(ids(mergeContent(base, { ...base, links: [chat] }, base).content)).toEqual(['chat']);
    expect(ids(mergeContent(base, base, { ...base, links: [web] }).content)).toEqual(['web']);
  });

  it('keeps a link that one side edited while the other deleted it', () => {
    const edited = writePath(base, 'links.web.title', 'Portfolio');
    const deleted = { ...base, links: [chat] };
    expect(ids(mergeContent(base, edited, deleted).content)).toEqual(['web', 'chat']);
    expect(mergeContent(base, deleted, edited).content.links[0]?.title).toBe('Portfolio');
  });

  it('follows the side that reordered the links, and mine when both did', () => {
    const three = { ...base, links: [web, chat, shop] };
    const reversed = { ...base, links: [shop, chat, web] };
    const rotated = { ...base, links: [chat, shop, web] };
    expect(ids(mergeContent(three, three, reversed).content)).toEqual(['shop', 'chat', 'web']);
    expect(ids(mergeContent(three, rotated, three).content)).toEqual(['chat', 'shop', 'web']);
    expect(ids(mergeContent(three, rotated, reversed).content)).toEqual(['chat', 'shop', 'web']);
  });

  it('treats the photo as one value', () => {
    const photo = { path: 'cards/u/c/a.jpg', width: 400, height: 400 };
    const mine = writePath(base, 'profile.photo', photo);
    const theirs = writePath(base, 'profile.photo', { ...photo, path: 'cards/u/c/b.jpg' });
    const { content, overlaps } = mergeContent(base, mine, theirs);
    expect(content.profile.photo).toEqual(photo);
    expect(overlaps).toEqual(['profile.photo']);
  });

  it('merges sections by field, and adds none to content without any', () => {
    const about = { id: 'about', visible: true, title: '', text: 'Uno' } as const;
    const place = { id: 'place', visible: true, title: '', text: 'Calle Mayor 1' } as const;
    const base = aCardContent({ sections: [about] });
    const mine = { ...base, sections: [{ ...about, text: 'Dos' }] };
    const theirs = { ...base, sections: [{ ...about, title: 'Yo' }, place] };
    expect(mergeContent(base, mine, theirs)).toEqual({
      content: { ...base, sections: [{ ...about, title: 'Yo', text: 'Dos' }, place] },
      overlaps: [],
    });
    const other = { ...base, sections: [{ ...about, text: 'Tres' }] };
    expect(mergeContent(base, mine, other).overlaps).toEqual(['sections.about.text']);
    expect(mergeContent(aCardContent(), aCardContent(), aCardContent()).content).not.toHaveProperty(
      'sections',
    );
  });
});
