import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const it: CardWords = {
  locale: 'it',
  save: 'Salva contatto',
  book: 'Prenota',
  call: 'Chiama',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Modi per contattare',
  links: 'Link',
  website: WEBSITE_TITLES.it,
  socials: 'Social',
  unnamed: 'Il tuo nome',
  photoOf: (name) => `Foto di ${name}`,
  logoOf: (name) => `Logo di ${name}`,
  madeWith: 'Creato con',
  sections: {
    about: 'Chi sono',
    services: 'Servizi e prezzi',
    gallery: 'Foto',
    video: 'Video',
    hours: 'Orari',
    place: 'Dove sono',
    reviews: 'Recensioni',
  },
  free: 'Gratuito',
  onRequest: 'Prezzo su richiesta',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Prenota ${service}`,
  directions: 'Come arrivare',
  copied: 'Copiato',
  viewer: { previous: 'Foto precedente', next: 'Foto successiva', close: 'Chiudi' },
  picture: (place, alt) => alt || `Foto ${place}`,
  watchOn: (platform) => `Guarda su ${platform}`,
  opening: {
    always: 'Sempre aperto',
    closed: 'Chiuso',
    open: [
      'Aperto ora, fino alle {time}',
      'Aperto ora, fino a domani alle {time}',
      'Aperto ora, fino a {day} alle {time}',
    ],
    opens: [
      'Chiuso ora. Apre oggi alle {time}',
      'Chiuso ora. Apre domani alle {time}',
      'Chiuso ora. Apre {day} alle {time}',
    ],
    days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    one: ['alle 01', 'all’01'],
    elsewhere: ' (ora locale: {city})',
  },
  fromTo: (first, last) => `Da ${first.toLowerCase()} a ${last}`,
  twoDays: (first, second) => `${first} e ${second}`,
};
