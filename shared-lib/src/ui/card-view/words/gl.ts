import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const gl: CardWords = {
  locale: ['gl', 'es'],
  save: 'Gardar contacto',
  book: 'Reservar',
  call: 'Chamar',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Opcións de contacto',
  links: 'Ligazóns',
  website: WEBSITE_TITLES.gl,
  socials: 'Redes sociais',
  unnamed: 'O teu nome',
  photoOf: (name) => `Foto de ${name}`,
  logoOf: (name) => `Logo de ${name}`,
  madeWith: 'Feito con',
  sections: {
    about: 'Sobre min',
    services: 'Servizos e prezos',
    gallery: 'Fotos',
    video: 'Vídeo',
    hours: 'Horario',
    place: 'Onde estou',
    reviews: 'Opinións',
  },
  free: 'De balde',
  onRequest: 'Prezo a consultar',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Reservar ${service}`,
  directions: 'Como chegar',
  copied: 'Copiado',
  viewer: { previous: 'Foto anterior', next: 'Foto seguinte', close: 'Pechar' },
  picture: (place, alt) => alt || `Foto ${place}`,
  watchOn: (platform) => `Ver en ${platform}`,
  opening: {
    always: 'Sempre aberto',
    closed: 'Pechado',
    open: [
      'Aberto agora, ata as {time}',
      'Aberto agora, ata mañá ás {time}',
      'Aberto agora, ata o {day} ás {time}',
    ],
    opens: [
      'Pechado agora. Abre hoxe ás {time}',
      'Pechado agora. Abre mañá ás {time}',
      'Pechado agora. Abre o {day} ás {time}',
    ],
    days: ['luns', 'martes', 'mércores', 'xoves', 'venres', 'sábado', 'domingo'],
    one: ['s 01', ' 01'],
    elsewhere: ' (hora de {city})',
  },
  fromTo: (first, last) => `${first} a ${last}`,
  twoDays: (first, second) => `${first} e ${second}`,
};
