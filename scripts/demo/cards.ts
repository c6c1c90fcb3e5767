import type { CardContent, CardLink, CardPhoto, TemplateValues } from '../../shared-lib/src/domain';
import { DEFAULT_ACCENT, emptyProfile } from '../../shared-lib/src/domain';

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

/** The card that benches measure: exactly the content of `bench/limit-page`, in the default look. */
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
      ['Email', 'mailto:alex@example.com'],
      ['WhatsApp', 'https://wa.me/15550100'],
      ['Book a call', 'https://cal.com/example'],
    ),
    theme: { scheme: 'auto', accent: DEFAULT_ACCENT },
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

/** Ana's three cards: one that visitors see, one on another subject, one that she hasn't published yet. */
export const anaCards: readonly DemoCard[] = [
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
      theme: { scheme: 'auto', accent: DEFAULT_ACCENT },
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
