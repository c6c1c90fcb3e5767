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

/** Returns what a card says of its person or business, in its main language or another one. */
function read(
  card: Partial<PublishedCard>,
  spoken: Pick<Parameters<typeof StructuredData>[0], 'query' | 'language'> = { query: '', language: 'es' },
): Record<string, unknown> {
  const html = renderToStaticMarkup(
    <StructuredData card={aPublishedCard(card)} url={url} photoUrl={null} {...spoken} />,
  );
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
          { dayOfWeek: ['https://schema.org/Monday'], opens: '09:00', closes: '14:00' },
          { dayOfWeek: ['https://schema.org/Saturday'], opens: '20:00', closes: '23:59' },
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

  it('group the days that have the same hours', () => {
    const day = [{ from: '09:00', to: '14:00' }];
    const hours = { zone: 'Europe/Madrid', weekly: { '1': day, '2': day } };
    expect(
      read({ profile: emptyProfile('Fontanería Pérez'), links: [], sections: [{ ...HOURS, hours }] }),
    ).toMatchObject({
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
          ...{ opens: '09:00', closes: '14:00' },
        },
      ],
    });
  });
});

const CUT = {
  ...{ id: 's1', name: 'Corte </script>\u2028', description: '', durationMinutes: 30 },
  ...{ price: 2550, currency: 'EUR' },
};
const BOOKED: Partial<PublishedCard> = {
  profile: emptyProfile('Peluquería Sol'),
  links: [],
  bookingEnabled: true,
  services: [CUT, { ...CUT, id: 's2', name: 'Color', priceOnRequest: true, price: 0 }],
  bookingHours: { '2': [{ from: '10:00', to: '14:00' }] },
};

describe('the structured data of a card that can be booked', () => {
  it('name the booking page as the place to reserve, in the language of the page', () => {
    const action = (language: 'es' | 'en', query: string) =>
      read(BOOKED, { language, query })['potentialAction'];
    expect(action('es', '')).toEqual({
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}/reservar`,
        inLanguage: 'es',
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
    });
    expect(action('en', '?lang=en')).toMatchObject({
      target: { urlTemplate: `${url}/reservar?lang=en`, inLanguage: 'en' },
    });
  });

  it('offer the services that the card shows, without a price that is only told on request', () => {
    expect(read(BOOKED)['makesOffer']).toEqual([
      {
        ...{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: CUT.name } },
        ...{ price: '25.50', priceCurrency: 'EUR' },
      },
      { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Color' } },
    ]);
  });

  it('say the hours of booking only of a place that shows no hours of its own', () => {
    expect(read(BOOKED)).not.toHaveProperty('openingHoursSpecification');
    expect(read({ ...BOOKED, sections: [PLACE] })).toMatchObject({
      '@type': 'LocalBusiness',
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Tuesday'], opens: '10:00', closes: '14:00' },
      ],
    });
    expect(read({ ...BOOKED, sections: [PLACE, HOURS] })['openingHoursSpecification']).toHaveLength(2);
  });

  it('say nothing of services and hours while nothing can be booked', () => {
    const { bookingEnabled: _, ...closed } = BOOKED;
    const entity = read({ ...closed, sections: [PLACE] });
    for (const field of ['potentialAction', 'makesOffer', 'openingHoursSpecification'])
      expect(entity).not.toHaveProperty(field);
  });

  it('never close the script element around them', () => {
    const html = renderToStaticMarkup(
      <StructuredData card={aPublishedCard(BOOKED)} url={url} photoUrl={null} query="" language="es" />,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('\u2028');
  });
});
