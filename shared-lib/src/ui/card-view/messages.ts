import { WEBSITE_TITLES } from '../../model/links/shown-links';
import { OPENING_WORDS } from './opening/opening-words';

/** Spanish texts of the card itself. */
export const messages = {
  locale: 'es',
  save: 'Guardar contacto',
  book: 'Reservar',
  call: 'Llamar',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Opciones de contacto',
  links: 'Enlaces',
  website: WEBSITE_TITLES.es,
  socials: 'Redes sociales',
  /** Name in an empty preview. */
  unnamed: 'Tu nombre',
  photoOf: (name: string) => `Foto de ${name}`,
  logoOf: (name: string) => `Logo de ${name}`,
  madeWith: 'Hecho con',
  sections: {
    about: 'Sobre mí',
    services: 'Servicios y precios',
    gallery: 'Fotos',
    video: 'Vídeo',
    hours: 'Horario',
    place: 'Dónde estoy',
    reviews: 'Opiniones',
  },
  free: 'Gratis',
  onRequest: 'Precio a consultar',
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service: string) => `Reservar ${service}`,
  directions: 'Cómo llegar',
  /** Said when a number that leads nowhere was copied at a press. */
  copied: 'Copiado',
  viewer: { previous: 'Foto anterior', next: 'Foto siguiente', close: 'Cerrar' },
  picture: (place: number, alt: string) => alt || `Foto ${place}`,
  watchOn: (platform: string) => `Ver en ${platform}`,
  opening: OPENING_WORDS,
  /** Days in a row, the first with a capital. */
  fromTo: (first: string, last: string) => `${first} a ${last}`,
  twoDays: (first: string, second: string) => `${first} y ${second}`,
};

/** Texts of the card itself in one language. */
export type CardWords = Omit<typeof messages, 'locale'> & { locale: string | string[] };
