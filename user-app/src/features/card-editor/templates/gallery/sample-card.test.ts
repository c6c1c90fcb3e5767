import type { CardLink } from 'shared-lib/model';
import { aCardContent } from 'shared-lib/testing';
import { sampleCard } from './sample-card';

const aLink = (id: string, more: Partial<CardLink> = {}): CardLink => ({
  id,
  title: `Enlace ${id}`,
  url: `https://ejemplo.test/${id}`,
  description: '',
  icon: '',
  visible: true,
  from: null,
  until: null,
  ...more,
});
const draft = (links: CardLink[]) => ({ ...aCardContent(), links });
const titlesOf = (links: CardLink[], linkId: string | null) =>
  sampleCard('ana', draft(links), linkId).links.map(({ title }) => title);

describe('sampleCard', () => {
  it('has the card’s own links, or a sample where there is none', () => {
    expect(titlesOf([aLink('a'), aLink('b')], null)).toEqual(['Enlace a', 'Enlace b']);
    expect(titlesOf([], null)).toEqual(['Tu enlace']);
  });

  it('has only the link that the gallery is open for', () => {
    expect(titlesOf([aLink('a'), aLink('b')], 'b')).toEqual(['Enlace b']);
  });

  it('has that link while visitors don’t see it, and before it has a title', () => {
    expect(titlesOf([aLink('a'), aLink('b', { visible: false })], 'b')).toEqual(['Enlace b']);
    expect(titlesOf([aLink('b', { until: '2020-01-01T00:00', title: '', url: '' })], 'b')).toEqual([
      'Tu enlace',
    ]);
  });
});
