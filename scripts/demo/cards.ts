import type { CardContent, CardLink, CardPhoto, TemplateValues } from '../../shared-lib/src/model';
import { DEFAULT_THEME, emptyProfile } from '../../shared-lib/src/model';

function links(...pairs: [title: string, url: string, description?: string][]): CardLink[] {
  return pairs.map(([title, url, description = ''], index) => ({
    id: `demo-${index + 1}`,
    title,
    url,
    description,
    icon: '',
    visible: true,
    from: null,
    until: null,
  }));
}

/** Returns the card that benches measure: exactly the content of `tools/bench/limit-page`, in the default look. */
export function alexContent(photo: CardPhoto): CardContent {
  return {
    name: 'Alex Morgan',
    profile: {
      ...emptyProfile('Alex Morgan'),
      jobTitle: 'Product Designer',
      company: 'Northwind Studio',
      bio: 'I help small teams turn rough ideas into products people enjoy using. Ten years of interfaces, research and design systems; now based in Lisbon and open to new work.',
      photo,
    },
    links: links(
      ['Website', 'https://example.com/'],
      ['GitHub', 'https://github.com/example'],
      ['LinkedIn', 'https://linkedin.com/in/example'],
      ['Instagram', 'https://instagram.com/example'],
      ['YouTube', 'https://youtube.com/@example'],
      ['Dribbble', 'https://dribbble.com/example'],
      ['Behance', 'https://www.behance.net/example'],
      // These two are actions, and not listed.
      ['Email', 'mailto:alex@example.com'],
      ['WhatsApp', 'https://wa.me/15550100'],
      ['Book a call', 'https://cal.com/example'],
    ),
    theme: DEFAULT_THEME,
    noindex: false,
  };
}

/** A demo card, and how far its owner has taken it. */
export interface DemoCard {
  cardId: string;
  slug: string;
  published: boolean;
  /** Values of the templates on it, by the template's key. */
  templates?: Record<string, TemplateValues>;
  content: (photo: CardPhoto | null) => CardContent;
}

const workshopDay = [
  { from: '10:00', to: '14:00' },
  { from: '17:00', to: '20:30' },
];

/** Ana's three cards: one that visitors see, one on another subject, one that she hasn't published yet. */
export const anaCards: readonly [DemoCard, ...DemoCard[]] = [
  {
    cardId: 'demoCardAnaTrabajo00',
    slug: 'ana-garcia',
    published: true,
    templates: { clara: {}, tarjetas: {} },
    content: (photo) => ({
      name: 'Trabajo',
      profile: {
        ...emptyProfile('Ana García'),
        jobTitle: 'Arquitecta de interiores',
        company: 'Estudio Norte',
        bio: 'Reformo viviendas pequeñas para que parezcan grandes. Proyecto, obra y mobiliario, con un solo presupuesto.',
        phone: '+34 600 000 001',
        email: 'ana@tarjetero.test',
        website: 'https://example.com/estudio-norte',
        location: 'Valencia',
        photo,
      },
      links: links(
        ['Portafolio', 'https://example.com/portafolio', 'Doce reformas, con planos y presupuestos'],
        ['WhatsApp', 'https://wa.me/34600000001', 'Respondo en el día'],
        ['Instagram', 'https://instagram.com/example'],
        ['LinkedIn', 'https://linkedin.com/in/example'],
        ['Cómo llegar', 'geo:39.4699,-0.3763'],
      ),
      theme: DEFAULT_THEME,
      noindex: false,
    }),
  },
  {
    cardId: 'demoCardAnaCeramica0',
    slug: 'ana-ceramica',
    published: true,
    content: () => ({
      name: 'Taller de cerámica',
      profile: {
        ...emptyProfile('Ana García'),
        jobTitle: 'Ceramista',
        bio: 'Clases de torno los sábados, en grupos de seis.',
        email: 'ana@tarjetero.test',
        location: 'Valencia',
      },
      links: links(
        ['Próximos talleres', 'https://example.com/talleres'],
        ['Piezas en venta', 'https://example.com/tienda'],
      ),
      theme: { scheme: 'light', accent: '#9A3412' },
      sections: [
        {
          ...{ id: 'hours', visible: true, title: '', text: 'En agosto solo con cita previa.' },
          hours: {
            zone: 'Europe/Madrid',
            weekly: {
              ...{ '2': workshopDay, '3': workshopDay, '4': workshopDay, '5': workshopDay },
              '6': [{ from: '10:00', to: '14:00' }],
            },
          },
        },
        { id: 'place', visible: true, title: 'El taller', text: 'Carrer de Cuba 12, bajo\n46006 Valencia' },
        {
          ...{ id: 'reviews', visible: true, title: '', text: '' },
          quotes: [
            { text: 'Salí con dos cuencos y muchas ganas de volver.', who: 'Nuria, alumna' },
            { text: 'Explica con una paciencia infinita.', who: 'Javier' },
          ],
        },
      ],
      noindex: false,
    }),
  },
  {
    cardId: 'demoCardAnaPersonal0',
    slug: 'ana-personal',
    published: false,
    content: () => ({
      name: 'Personal',
      profile: { ...emptyProfile('Ana García'), bio: 'Para amigos y familia.' },
      links: links(['Fotos del viaje', 'https://example.com/fotos']),
      theme: { scheme: 'auto', accent: '#1D4ED8' },
      noindex: true,
    }),
  },
];
