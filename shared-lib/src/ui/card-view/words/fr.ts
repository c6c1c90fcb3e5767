import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const fr: CardWords = {
  locale: 'fr',
  save: 'Enregistrer le contact',
  book: 'Réserver',
  call: 'Appeler',
  chat: 'WhatsApp',
  write: 'E-mail',
  actions: 'Moyens de contact',
  links: 'Liens',
  website: WEBSITE_TITLES.fr,
  socials: 'Réseaux sociaux',
  unnamed: 'Votre nom',
  photoOf: (name) => `Photo : ${name}`,
  logoOf: (name) => `Logo : ${name}`,
  madeWith: 'Créé avec',
  sections: {
    about: 'À propos de moi',
    services: 'Services et tarifs',
    gallery: 'Photos',
    video: 'Vidéo',
    hours: 'Horaires',
    place: 'Où me trouver',
    reviews: 'Avis',
  },
  free: 'Gratuit',
  onRequest: 'Prix sur demande',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Réserver ${service}`,
  directions: 'Itinéraire',
  copied: 'Copié',
  viewer: { previous: 'Photo précédente', next: 'Photo suivante', close: 'Fermer' },
  picture: (place, alt) => alt || `Photo ${place}`,
  watchOn: (platform) => `Voir sur ${platform}`,
  opening: {
    always: 'Toujours ouvert',
    closed: 'Fermé',
    open: ['Ouvert, jusqu’à {time}', 'Ouvert, jusqu’à demain à {time}', 'Ouvert, jusqu’à {day} à {time}'],
    opens: [
      'Fermé. Ouvre aujourd’hui à {time}',
      'Fermé. Ouvre demain à {time}',
      'Fermé. Ouvre {day} à {time}',
    ],
    days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    one: ['', ''],
    elsewhere: ' (heure locale : {city})',
  },
  fromTo: (first, last) => `${first} à ${last}`,
  twoDays: (first, second) => `${first} et ${second}`,
};
