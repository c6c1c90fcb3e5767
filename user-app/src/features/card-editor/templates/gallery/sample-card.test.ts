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
  it('contains the card’s own links, or a sample link where there is none', () => {
    expect(titlesOf([aLink('a'), aLink('b')], null)).toEqual(['Enlace a', 'Enlace b']);
    expect(titlesOf([], null)).toEqual(['Tu enlace']);
  });

  it('contains only the link for which the gallery is open', () => {
    expect(titlesOf([aLink('a'), aLink('b')], 'b')).toEqual(['Enlace b']);
  });

  it('contains that link even if it is hidden or has no title', () => {
    expect(titlesOf([aLink('a'), aLink('b', { visible: false })], 'b')).toEqual(['Enlace b']);
    expect(titlesOf([aLink('b', { until: '2020-01-01T00:00', title: '', url: '' })], 'b')).toEqual([
      'Tu enlace',
    ]);
  });
});
