import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const ca: CardWords = {
  locale: 'ca',
  save: 'Desa el contacte',
  book: 'Reserva',
  call: 'Truca',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Opcions de contacte',
  links: 'Enllaços',
  website: WEBSITE_TITLES.ca,
  socials: 'Xarxes socials',
  unnamed: 'El teu nom',
  photoOf: (name) => `Foto: ${name}`,
  logoOf: (name) => `Logotip: ${name}`,
  madeWith: 'Fet amb',
  sections: {
    about: 'Sobre mi',
    services: 'Serveis i preus',
    gallery: 'Fotos',
    video: 'Vídeo',
    hours: 'Horari',
    place: 'On soc',
    reviews: 'Opinions',
  },
  free: 'Gratis',
  onRequest: 'Preu a consultar',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Reserva: ${service}`,
  directions: 'Com arribar-hi',
  copied: 'Copiat',
  viewer: { previous: 'Foto anterior', next: 'Foto següent', close: 'Tanca' },
  picture: (place, alt) => alt || `Foto ${place}`,
  watchOn: (platform) => `Mira-ho a ${platform}`,
  opening: {
    always: 'Sempre obert',
    closed: 'Tancat',
    open: [
      'Obert ara, fins a les {time}',
      'Obert ara, fins demà a les {time}',
      'Obert ara, fins {day} a les {time}',
    ],
    opens: [
      'Tancat ara. Obre avui a les {time}',
      'Tancat ara. Obre demà a les {time}',
      'Tancat ara. Obre {day} a les {time}',
    ],
    days: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
    one: ['les 01', 'la 01'],
    elsewhere: ' (hora local: {city})',
  },
  fromTo: (first, last) => `De ${first.toLowerCase()} a ${last}`,
  twoDays: (first, second) => `${first} i ${second}`,
};
