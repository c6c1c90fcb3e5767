import type { CardTheme } from 'shared-lib/model';
import type { CardViewCard } from 'shared-lib/ui/card-view';
import { PORTRAITS } from './portraits';

/** Name and address of a link of an example. */
type ExampleLink = [title: string, url: string, description?: string];

/** An example of a card, with its trade and its portrait. */
export interface ExampleCard {
  trade: string;
  portrait: string;
  card: CardViewCard;
}

function example(
  trade: string,
  portrait: string,
  theme: CardTheme,
  [slug, name, jobTitle, company, location]: [string, string, string, string, string],
  bio: string,
  links: ExampleLink[],
): ExampleCard {
  return {
    trade,
    portrait,
    card: {
      slug,
      theme,
      profile: {
        name,
        jobTitle,
        company,
        bio,
        phone: '+34 600 000 001',
        email: 'hola@example.com',
        website: '',
        location,
        // Its picture comes with the page.
        photo: { path: '', width: 400, height: 400 },
      },
      links: links.map(([title, url, description = ''], index) => ({
        id: `${slug}-${index}`,
        title,
        url,
        description,
        icon: '',
        from: null,
        until: null,
      })),
    },
  };
}

/** Card in the phone of the landing page, which every installation has. */
export const MAIN_EXAMPLE = example(
  'Arquitectura',
  PORTRAITS.architect,
  { scheme: 'light', accent: '#0F766E' },
  ['ana-garcia', 'Ana García', 'Arquitecta de interiores', 'Estudio Norte', 'Valencia'],
  'Reformo viviendas pequeñas para que parezcan grandes.',
  [
    ['Portafolio', 'https://example.com/portafolio', 'Doce reformas, con planos'],
    ['WhatsApp', 'https://wa.me/34600000001'],
    ['Instagram', 'https://instagram.com/example'],
  ],
);

/** Cards of other trades, each with another look. */
export const TRADE_EXAMPLES: readonly ExampleCard[] = [
  example(
    'Peluquería',
    PORTRAITS.hairdresser,
    {
      scheme: 'light',
      accent: '#DB2777',
      layout: 'classic',
      font: 'round',
      corners: 'round',
      ground: 'tint',
    },
    ['peluqueria', 'Rosa Peinado', 'Peluquera y colorista', 'Salón Rosa', 'Cádiz'],
    'Corte, color y buena conversación.',
    [
      ['Instagram', 'https://instagram.com/example'],
      ['Precios', 'https://example.com/precios'],
    ],
  ),
  example(
    'Fisioterapia',
    PORTRAITS.physio,
    { scheme: 'light', accent: '#166534', layout: 'band', font: 'serif', corners: 'soft', ground: 'tint' },
    ['fisioterapia', 'Tomás Rueda', 'Fisioterapeuta', 'Clínica Rueda', 'Bilbao'],
    'Espalda, rodilla y vuelta al deporte.',
    [
      ['Cómo llegar', 'https://example.com/mapa'],
      ['WhatsApp', 'https://wa.me/34600000002'],
    ],
  ),
  example(
    'Programación',
    PORTRAITS.developer,
    { scheme: 'dark', accent: '#22C55E', layout: 'side', font: 'mono', corners: 'square', ground: 'plain' },
    ['programacion', 'Nora Vidal', 'Programadora', 'Por cuenta propia', 'Madrid'],
    'Webs rápidas que duran años.',
    [
      ['GitHub', 'https://github.com/example'],
      ['LinkedIn', 'https://linkedin.com/in/example'],
    ],
  ),
  example(
    'Carpintería',
    PORTRAITS.carpenter,
    { scheme: 'light', accent: '#92400E', layout: 'side', font: 'serif', corners: 'soft', ground: 'tint' },
    ['carpinteria', 'Julián Roble', 'Ebanista', 'Taller Roble', 'Soria'],
    'Muebles a medida, con madera de cerca.',
    [
      ['Catálogo (PDF)', 'https://example.com/catalogo.pdf'],
      ['Taller', 'https://example.com/taller'],
    ],
  ),
];
