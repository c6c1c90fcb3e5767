import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const pt: CardWords = {
  locale: 'pt-PT',
  save: 'Guardar contacto',
  book: 'Marcar',
  call: 'Ligar',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Formas de contacto',
  links: 'Ligações',
  website: WEBSITE_TITLES.pt,
  socials: 'Redes sociais',
  unnamed: 'O seu nome',
  photoOf: (name) => `Foto: ${name}`,
  logoOf: (name) => `Logótipo: ${name}`,
  madeWith: 'Feito com',
  sections: {
    about: 'Sobre mim',
    services: 'Serviços e preços',
    gallery: 'Fotos',
    video: 'Vídeo',
    hours: 'Horário',
    place: 'Onde estou',
    reviews: 'Opiniões',
  },
  free: 'Grátis',
  onRequest: 'Preço sob consulta',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Marcar ${service}`,
  directions: 'Como chegar',
  copied: 'Copiado',
  viewer: { previous: 'Foto anterior', next: 'Foto seguinte', close: 'Fechar' },
  picture: (place, alt) => alt || `Foto ${place}`,
  watchOn: (platform) => `Ver no ${platform}`,
  opening: {
    always: 'Sempre aberto',
    closed: 'Fechado',
    open: [
      'Aberto agora, até às {time}',
      'Aberto agora, até amanhã às {time}',
      'Aberto agora, até {day} às {time}',
    ],
    opens: [
      'Fechado agora. Abre hoje às {time}',
      'Fechado agora. Abre amanhã às {time}',
      'Fechado agora. Abre {day} às {time}',
    ],
    days: [
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
      'domingo',
    ],
    one: ['às 01', 'à 01'],
    elsewhere: ' (hora local: {city})',
  },
  fromTo: (first, last) => `${first} a ${last}`,
  twoDays: (first, second) => `${first} e ${second}`,
};
