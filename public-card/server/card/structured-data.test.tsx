import { renderToStaticMarkup } from 'react-dom/server';
import { emptyProfile, mapsUrl, type PublishedCard } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { StructuredData } from './structured-data';

const url = 'https://tarjetas.ejemplo.com/c/ana-garcia';
const link = (id: string, to: string) => ({
  ...{ id, title: id, url: to, description: '', icon: '', from: null, until: null },
});
const PLACE = { id: 'place' as const, title: '', text: 'Calle Mayor 1, 33201 Gijón, Asturias' };
const HOURS = {
  ...{ id: 'hours' as const, title: '', text: '' },
  hours: {
    zone: 'Europe/Madrid',
    weekly: { '1': [{ from: '09:00', to: '14:00' }], '6': [{ from: '20:00', to: '24:00' }] },
  },
};
const ADDRESS = {
  ...{ '@type': 'PostalAddress', streetAddress: 'Calle Mayor 1', postalCode: '33201' },
  ...{ addressLocality: 'Gijón', addressRegion: 'Asturias' },
};

/** Returns what a card says of its person or business. */
function read(card: Partial<PublishedCard>): Record<string, unknown> {
  const html = renderToStaticMarkup(<StructuredData card={aPublishedCard(card)} url={url} photoUrl={null} />);
  const page = JSON.parse(/>(.*)<\/script>/.exec(html)![1]!) as { mainEntity: Record<string, unknown> };
  return page.mainEntity;
}

describe('the structured data of a card', () => {
  it('describe a person with phone and address, and the company with its hours', () => {
    const profile = { ...emptyProfile('Ana García'), phone: '+34 600 11 22 33', company: 'Estudio Norte' };
    expect(read({ profile, links: [], sections: [PLACE, HOURS] })).toMatchObject({
      ...{ '@type': 'Person', telephone: '+34600112233', address: ADDRESS },
      worksFor: {
        ...{ '@type': 'LocalBusiness', name: 'Estudio Norte', telephone: '+34600112233', address: ADDRESS },
        openingHoursSpecification: [
          { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '14:00' },
          { dayOfWeek: 'https://schema.org/Saturday', opens: '20:00', closes: '23:59' },
        ],
      },
    });
  });

  it('describe a business for a business card, also from its links', () => {
    const profile = { ...emptyProfile('Fontanería Pérez'), location: 'Gijón' };
    const links = [link('t', 'tel:+34985000000'), link('m', mapsUrl(PLACE.text))];
    const business = read({ profile, links, sections: [HOURS] });
    expect(business).toMatchObject({ '@type': 'LocalBusiness', telephone: '+34985000000', address: ADDRESS });
    expect(business).toHaveProperty('openingHoursSpecification');
    expect(business).not.toHaveProperty('worksFor');
    expect(read({ profile, links: [] })).toMatchObject({
      ...{ '@type': 'Organization', address: { '@type': 'PostalAddress', addressLocality: 'Gijón' } },
    });
  });

  it('name only profiles as sameAs', () => {
    const links = [
      link('i', 'https://instagram.com/ana'),
      link('p', 'https://instagram.com/p/abc'),
      link('v', 'https://www.youtube.com/watch?v=abc'),
      link('w', 'https://ejemplo.com/tienda'),
    ];
    expect(read({ links })['sameAs']).toEqual(['https://instagram.com/ana']);
    expect(read({ links: [links[3]!] })).not.toHaveProperty('sameAs');
  });

  it('leave out what a card lacks', () => {
    expect(Object.keys(read({ profile: emptyProfile('Ana'), links: [] })).sort()).toEqual([
      '@type',
      'name',
      'url',
    ]);
  });
});
