import { aCardContent, aLink } from 'shared-lib/testing';
import { writePath } from './content-paths';
import { findDraftProblems, toSavable } from './savable-content';

const saved = aCardContent({ links: [aLink({ id: 'web' })] });

describe('toSavable', () => {
  it('saves a good draft as it is', () => {
    const draft = writePath(saved, 'profile.company', 'Norte');
    expect(toSavable(draft, saved)).toBe(draft);
  });

  it('withholds a field that a schema refuses and saves the rest', () => {
    const draft = writePath(writePath(saved, 'profile.email', 'ana@'), 'profile.company', 'Norte');
    expect(toSavable(draft, saved)).toEqual(writePath(saved, 'profile.company', 'Norte'));
  });

  it('saves the last good address of a link while a bad one is on screen', () => {
    const draft = writePath(saved, 'links.web.url', 'javascript:alert(1)');
    expect(toSavable(draft, saved).links[0]?.url).toBe('https://ejemplo.com/');
  });

  it('saves a new link without the address that it can not have', () => {
    const draft = { ...saved, links: [...saved.links, aLink({ id: 'new', title: 'Nuevo', url: 'data:x' })] };
    expect(toSavable(draft, saved).links[1]).toEqual(aLink({ id: 'new', title: 'Nuevo', url: '' }));
  });

  it('withholds an invalid section and saves the rest', () => {
    const range = { from: '14:00', to: '14:00' };
    const hours = { zone: 'UTC', weekly: { '1': [range] } };
    const section = { id: 'hours', visible: true, title: 'Abrimos', text: '', hours } as const;
    const withHours = { ...saved, sections: [section] } as unknown as typeof saved;
    expect(toSavable(withHours, saved).sections).toEqual([
      { id: 'hours', visible: true, title: 'Abrimos', text: '' },
    ]);
    const twice = { ...saved, sections: [section, section] } as unknown as typeof saved;
    expect(toSavable(twice, saved)).toEqual(saved);
  });

  it('withholds text of ten thousand characters', () => {
    const draft = writePath(saved, 'profile.bio', 'x'.repeat(10_000));
    expect(toSavable(draft, saved).profile.bio).toBe('');
    expect(findDraftProblems(draft)).toEqual([{ path: 'profile.bio', code: 'too-long:600' }]);
  });

  it('drops an end date before the start date', () => {
    const draft = writePath(
      writePath(saved, 'links.web.from', '2026-03-02T09:00:00.000Z'),
      'links.web.until',
      '2026-03-01T09:00:00.000Z',
    );
    const [link] = toSavable(draft, saved).links;
    expect([link?.from, link?.until]).toEqual(['2026-03-02T09:00:00.000Z', null]);
  });

  it('keeps the server’s value of a field with an open conflict', () => {
    const draft = writePath(saved, 'profile.name', 'Otra');
    expect(toSavable(draft, saved, ['profile.name'])).toEqual(saved);
  });

  it('identifies a problem of a link by the link’s id instead of its position', () => {
    const draft = { ...saved, links: [aLink({ id: 'first' }), aLink({ id: 'bad', url: 'nada' })] };
    expect(findDraftProblems(draft)).toEqual([{ path: 'links.bad.url', code: 'url-invalid' }]);
  });
});
