import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const de: CardWords = {
  locale: 'de',
  save: 'Kontakt speichern',
  book: 'Buchen',
  call: 'Anrufen',
  chat: 'WhatsApp',
  write: 'E-Mail',
  actions: 'Kontaktmöglichkeiten',
  links: 'Links',
  website: WEBSITE_TITLES.de,
  socials: 'Soziale Netzwerke',
  unnamed: 'Dein Name',
  photoOf: (name) => `Foto von ${name}`,
  logoOf: (name) => `Logo von ${name}`,
  madeWith: 'Erstellt mit',
  sections: {
    about: 'Über mich',
    services: 'Leistungen und Preise',
    gallery: 'Fotos',
    video: 'Video',
    hours: 'Öffnungszeiten',
    place: 'Standort',
    reviews: 'Bewertungen',
  },
  free: 'Kostenlos',
  onRequest: 'Preis auf Anfrage',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} Std.`, rest && `${rest} Min.`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `${service} buchen`,
  directions: 'Route planen',
  copied: 'Kopiert',
  viewer: { previous: 'Voriges Foto', next: 'Nächstes Foto', close: 'Schließen' },
  picture: (place, alt) => alt || `Foto ${place}`,
  watchOn: (platform) => `Auf ${platform} ansehen`,
  opening: {
    always: 'Immer geöffnet',
    closed: 'Geschlossen',
    open: [
      'Jetzt geöffnet, bis {time} Uhr',
      'Jetzt geöffnet, bis morgen um {time} Uhr',
      'Jetzt geöffnet, bis {day} um {time} Uhr',
    ],
    opens: [
      'Jetzt geschlossen. Öffnet heute um {time} Uhr',
      'Jetzt geschlossen. Öffnet morgen um {time} Uhr',
      'Jetzt geschlossen. Öffnet am {day} um {time} Uhr',
    ],
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    one: ['', ''],
    elsewhere: ' (Ortszeit {city})',
  },
  fromTo: (first, last) => `${first} bis ${last}`,
  twoDays: (first, second) => `${first} und ${second}`,
};
