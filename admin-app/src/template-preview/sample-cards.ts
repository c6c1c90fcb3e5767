import { DEFAULT_THEME, emptyProfile } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';
import { samplePhoto } from './sample-photo';

/** A card to try templates with. */
export interface SampleCard {
  id: 'typical' | 'bare' | 'long' | 'emoji' | 'hostile';
  label: string;
  card: DrawnCard;
}

const LONG_WORD = 'Electroencefalografista'.repeat(4);
const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script>${alert(1)}</style></template>';

const link = (id: string, title: string, url: string, description = '', icon = '') => ({
  id,
  title,
  url,
  description,
  icon,
  from: null,
  until: null,
});

const card = (profile: Partial<DrawnCard['profile']>, links: DrawnCard['links']): DrawnCard => ({
  slug: 'ejemplo',
  profile: { ...emptyProfile(), ...profile },
  links,
  theme: DEFAULT_THEME,
});

/** The first link of the first sample. */
export const sampleLink = link('web', 'Mi web', 'https://ejemplo.com/', 'Proyectos y artículos');

const typicalLinks = [
  sampleLink,
  link('instagram', 'Instagram', 'https://www.instagram.com/ejemplo', '', 'instagram'),
  link('whatsapp', 'WhatsApp', 'https://wa.me/34600123456', 'Respondo por las mañanas', 'whatsapp'),
  link('cita', 'Pide cita', 'https://ejemplo.com/cita'),
];

/** Cards of the creator and the publish gate. */
export const sampleCards: readonly [SampleCard, ...SampleCard[]] = [
  {
    id: 'typical',
    label: 'Completa',
    card: card(
      {
        name: 'Ana García',
        jobTitle: 'Arquitecta',
        company: 'Estudio Norte',
        bio: 'Casas que envejecen bien.\nReformas y obra nueva en Asturias.',
        phone: '+34 600 123 456',
        email: 'ana@ejemplo.com',
        website: 'https://ejemplo.com/',
        location: 'Oviedo',
        photo: samplePhoto,
      },
      typicalLinks,
    ),
  },
  { id: 'bare', label: 'Casi vacía', card: card({ name: 'Li' }, [link('a', 'A', 'https://a.example/')]) },
  {
    id: 'long',
    label: 'Textos largos',
    card: card(
      {
        name: `María de los Ángeles ${LONG_WORD}`.slice(0, 80),
        jobTitle: LONG_WORD.slice(0, 80),
        company: 'Asociación Iberoamericana de Profesionales de la Electroencefalografía'.slice(0, 80),
        bio: `${LONG_WORD} `.repeat(6).slice(0, 600),
        photo: samplePhoto,
      },
      Array.from({ length: 40 }, (_, index) =>
        link(
          `l${index}`,
          `${index} ${LONG_WORD}`.slice(0, 80),
          `https://ejemplo.com/${index}`,
          LONG_WORD.repeat(2).slice(0, 160),
        ),
      ),
    ),
  },
  {
    id: 'emoji',
    label: 'Emoji y otras lenguas',
    card: card({ name: '👩🏽‍🎨 Zoë Åström-ñandú', jobTitle: 'مصممة جرافيك', bio: '👨‍👩‍👧‍👦🇪🇸 日本語 — עברית' }, [
      link('e', '🎉🎉🎉 Fiesta', 'https://ejemplo.com/🎉', 'عرض خاص'),
      link('eu', 'Hitzordua eskatu', 'https://ejemplo.com/eu', 'Harremanetarako informazioa'),
      link('de', 'Terminvereinbarung', 'https://ejemplo.com/de', 'Datenschutzerklärung lesen'),
      link('es', 'Recomendaciones', 'https://ejemplo.com/es', 'Presentaciones y asesoramiento'),
      link('fr', 'Renseignements', 'https://ejemplo.com/fr'),
    ]),
  },
  {
    id: 'hostile',
    label: 'Texto hostil',
    card: card({ name: HOSTILE.slice(0, 80), jobTitle: HOSTILE.slice(0, 80), bio: HOSTILE }, [
      link('h', HOSTILE.slice(0, 80), 'https://ejemplo.com/?a="><b>', HOSTILE),
    ]),
  },
];
