import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const eu: CardWords = {
  locale: ['eu', 'es'],
  save: 'Gorde kontaktua',
  book: 'Erreserbatu',
  call: 'Deitu',
  chat: 'WhatsApp',
  write: 'Emaila',
  actions: 'Harremanetarako aukerak',
  links: 'Estekak',
  website: WEBSITE_TITLES.eu,
  socials: 'Sare sozialak',
  unnamed: 'Zure izena',
  photoOf: (name) => `Argazkia: ${name}`,
  logoOf: (name) => `Logotipoa: ${name}`,
  madeWith: 'Honekin egina:',
  sections: {
    about: 'Niri buruz',
    services: 'Zerbitzuak eta prezioak',
    gallery: 'Argazkiak',
    video: 'Bideoa',
    hours: 'Ordutegia',
    place: 'Non nagoen',
    reviews: 'Iritziak',
  },
  free: 'Doan',
  onRequest: 'Prezioa galdetu',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Erreserbatu: ${service}`,
  directions: 'Nola iritsi',
  copied: 'Kopiatuta',
  viewer: { previous: 'Aurreko argazkia', next: 'Hurrengo argazkia', close: 'Itxi' },
  picture: (place, alt) => alt || `${place}. argazkia`,
  watchOn: (platform) => `Ikusi hemen: ${platform}`,
  opening: {
    always: 'Beti irekita',
    closed: 'Itxita',
    open: [
      'Orain irekita. Itxiera: gaur, {time}',
      'Orain irekita. Itxiera: bihar, {time}',
      'Orain irekita. Itxiera: {day}, {time}',
    ],
    opens: [
      'Orain itxita. Irekiera: gaur, {time}',
      'Orain itxita. Irekiera: bihar, {time}',
      'Orain itxita. Irekiera: {day}, {time}',
    ],
    days: ['astelehena', 'asteartea', 'asteazkena', 'osteguna', 'ostirala', 'larunbata', 'igandea'],
    one: ['', ''],
    elsewhere: ' (tokiko ordua: {city})',
  },
  fromTo: (first, last) => `${first} – ${last}`,
  twoDays: (first, second) => `${first} eta ${second}`,
};
