import { renderToStaticMarkup } from 'react-dom/server';
import { findPublishProblems, toPublicContent, type CardSection } from '../../model';
import { aCardContent, aPublishedCard } from '../../testing';
import { cardPicturesCss } from './css/card-pictures-css';
import { cardSectionsCss } from './css/card-sections-css';
import { CardView } from './card-view';
import { weekRows } from './opening/week-rows';

/** Monday, 10:00 in Madrid. */
const NOW = Date.parse('2026-03-02T09:00:00Z');

const section = (overrides: Partial<CardSection>): CardSection => ({
  ...{ id: 'about', visible: true, title: '', text: '' },
  ...overrides,
});

const morning = [{ from: '09:00', to: '14:00' }];
const WHOLE: CardSection[] = [
  section({ id: 'reviews', quotes: [{ text: 'Un trato excelente', who: 'Marta' }] }),
  section({ id: 'services', text: 'Primera consulta gratis' }),
  section({ id: 'hours', hours: { zone: 'Europe/Madrid', weekly: { '1': morning, '2': morning } } }),
  section({ id: 'place', title: 'Mi estudio', text: 'Calle Mayor 1\nMadrid' }),
  section({ text: 'Diez años de oficio' }),
];
const services = [
  {
    ...{ id: 's1', name: 'Corte', description: 'Con lavado', durationMinutes: 90 },
    ...{ price: 2550, currency: 'EUR' },
  },
];

function draw(
  sections: CardSection[],
  card: object = { services },
  bookHref: string | null = '/c/ana/reservar',
) {
  const shown = toPublicContent(aCardContent({ sections }));
  return renderToStaticMarkup(
    <CardView card={{ ...aPublishedCard(shown), ...card }} now={NOW} bookHref={bookHref} />,
  );
}

describe('sections of a card', () => {
  it('are below the last link in their order, with a style of their own', () => {
    const html = draw(WHOLE);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(headings).toEqual(['Opiniones', 'Servicios y precios', 'Horario', 'Mi estudio', 'Sobre mí']);
    expect(html.indexOf('<style>')).toBeGreaterThan(html.lastIndexOf('class="tj-link"'));
    expect(html).toContain(cardSectionsCss);
  });

  it('load pictures lazily, each with an accessible name', () => {
    const picture = (letter: string, alt = '') => ({
      ...{ path: `cards/u/c/${letter.repeat(64)}.jpg`, width: 900, height: 600 },
      alt,
    });
    const html = draw([section({ id: 'gallery', pictures: [picture('a', ' Una cocina '), picture('b')] })]);
    expect(html).toContain('>Fotos<');
    expect([...html.matchAll(/<img[^>]*loading="lazy"/g)]).toHaveLength(2);
    expect(html).toContain(
      `<a href="/c/ana-garcia/i/u/c/${'a'.repeat(64)}.jpg" aria-label="Una cocina" data-alt="Una cocina">`,
    );
    expect(html).toContain('aria-label="Foto 2"');
    expect(html).toContain(cardPicturesCss);
    expect(draw(WHOLE)).not.toContain(cardPicturesCss);
  });

  it('link to a video on its platform without loading any of it', () => {
    const html = draw([section({ id: 'video', video: 'youtube-nocookie.com/embed/abc' })]);
    expect(html).toMatch(
      /<ul class="tj-links"><li><a class="tj-link" href="https:\/\/www.youtube.com\/watch\?v=abc"[^>]*>.*Ver en YouTube/,
    );
    expect(html).not.toContain('class="tj-video"');
    expect(html).not.toMatch(/<iframe|<video|<img|src="http/);
  });

  it('can’t be published with missing pictures or those of another site', () => {
    const problems = (sections: CardSection[]) =>
      findPublishProblems(aCardContent({ sections })).map(({ path, code }) => `${path} ${code}`);
    expect(problems([section({ id: 'gallery' }), section({ id: 'video' })])).toEqual([
      'sections.0.pictures section-pictures',
      'sections.1.video section-video',
    ]);
    expect(problems([section({ id: 'video', video: 'https://ejemplo.com/v.mp4' })])).toEqual([
      'sections.0.video video-unknown',
    ]);
    const path = 'https://malo.example/a.jpg';
    expect(
      problems([section({ id: 'gallery', pictures: [{ path, width: 1, height: 1, alt: '' }] })]),
    ).toEqual(['sections.0.pictures.0.path photo-invalid']);
  });

  it('add nothing to a card without any', () => {
    expect(draw([])).not.toMatch(/<style|tj-section/);
    expect(draw(WHOLE.map((one) => ({ ...one, visible: false })))).not.toMatch(/<style|tj-section/);
  });

  it('show the price of a service and link to its booking', () => {
    const html = draw(WHOLE).replaceAll('\u00a0', ' ');
    expect(html).toContain('1 h 30 min · 25,50 €');
    expect(html).toMatch(/<a href="\/c\/ana\/reservar\?servicio=s1"[^>]*aria-label="Reservar Corte"/);
  });

  it('show that a price is on request instead of free', () => {
    const requested = services.map((service) => ({ ...service, price: 0, priceOnRequest: true }));
    expect(draw(WHOLE, { services: requested })).toContain('1 h 30 min · Precio a consultar');
  });

  it('have no services where nothing can be booked', () => {
    expect(draw(WHOLE, {})).not.toContain('Servicios y precios');
    expect(draw(WHOLE, { services }, null)).not.toContain('Reservar');
  });

  it('show whether it is open, and equal days of the week together', () => {
    expect(draw(WHOLE)).toContain('Abierto ahora, hasta las 14:00');
    expect(
      weekRows({ weekly: { '1': morning, '2': morning, '6': [...morning, { from: '16:00', to: '20:00' }] } }),
    ).toEqual([
      { days: 'Lunes y martes', hours: '09:00–14:00' },
      { days: 'Miércoles a viernes', hours: 'Cerrado' },
      { days: 'Sábado', hours: '09:00–14:00, 16:00–20:00' },
      { days: 'Domingo', hours: 'Cerrado' },
    ]);
  });

  it('link to a map on the web', () => {
    expect(draw(WHOLE)).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=Calle%20Mayor%201%20Madrid"',
    );
  });
});

describe('publishing', () => {
  const problems = (sections: unknown) =>
    findPublishProblems({ ...aCardContent(), sections } as ReturnType<typeof aCardContent>);

  it('requires the content of a section that is visible', () => {
    const empty = (['about', 'services', 'hours', 'place', 'reviews'] as const).map((id) => section({ id }));
    expect(problems(empty)).toEqual([
      { path: 'sections.0.text', code: 'section-text' },
      { path: 'sections.2.hours', code: 'section-hours' },
      { path: 'sections.3.text', code: 'section-text' },
      { path: 'sections.4.quotes', code: 'section-quotes' },
    ]);
    expect(problems(empty.map((one) => ({ ...one, visible: false })))).toEqual([]);
    expect(problems(WHOLE)).toEqual([]);
  });

  it.each([
    ['text', 'texto'],
    ['two of a kind', [section({ text: 'a' }), section({ text: 'b' })]],
    ['an unknown kind', [section({ id: 'script' as 'about', text: 'a' })]],
    ['a further field', [{ ...section({ text: 'a' }), html: '<b>' }]],
    ['a long text', [section({ text: 'x'.repeat(2001) })]],
    [
      'a zone that doesn’t exist',
      [section({ id: 'hours', hours: { zone: 'Europe/Atlantis', weekly: { '1': morning } } })],
    ],
    [
      'hours without any time',
      [section({ id: 'hours', hours: { zone: 'UTC', weekly: { '1': [{ from: '09:00', to: '09:00' }] } } })],
    ],
    [
      'hours that are none',
      [section({ id: 'hours', hours: { zone: 'UTC', weekly: { '1': [{ from: '<b>', to: '29:00' }] } } })],
    ],
    [
      'eleven opinions',
      [section({ id: 'reviews', quotes: Array.from({ length: 11 }, () => ({ text: 'a', who: '' })) })],
    ],
  ])('refuses %s', (_name, sections) => {
    expect(problems(sections)).not.toEqual([]);
  });

  it('cleans the texts that visitors get', () => {
    const { sections } = toPublicContent(
      aCardContent({
        sections: [
          section({ text: ' uno\u202e\r\ndos\u0000 ', title: ' Yo\nmismo ' }),
          section({
            id: 'reviews',
            quotes: [
              { text: ' ', who: 'Nadie' },
              { text: 'Bien\u200b', who: 'Luis\n' },
            ],
          }),
          section({
            id: 'hours',
            hours: {
              zone: 'UTC',
              weekly: {
                '1': [
                  { from: '12:00', to: '14:00' },
                  { from: '09:00', to: '13:00' },
                ],
                '2': undefined,
              },
            },
          }),
        ],
      }),
    );
    expect(sections).toEqual([
      { id: 'about', title: 'Yo mismo', text: 'uno\ndos' },
      { id: 'reviews', title: '', text: '', quotes: [{ text: 'Bien\u200b', who: 'Luis' }] },
      {
        ...{ id: 'hours', title: '', text: '' },
        hours: { zone: 'UTC', weekly: { '1': [{ from: '09:00', to: '14:00' }], '2': [] } },
      },
    ]);
  });
});
