import { PRODUCT_NAME } from '../../platform/config';
import type { VisitorWords } from './visitor-words';

export const it: VisitorWords = {
  zones: {
    locale: 'it',
    areas: {
      Africa: 'Africa',
      America: 'America',
      Antarctica: 'Antartide',
      Arctic: 'Artico',
      Asia: 'Asia',
      Atlantic: 'Atlantico',
      Australia: 'Australia',
      Europe: 'Europa',
      Indian: 'Oceano Indiano',
      Pacific: 'Pacifico',
    },
    cities: {
      Algiers: 'Algeri',
      Athens: 'Atene',
      Azores: 'Azzorre',
      Berlin: 'Berlino',
      Bogota: 'Bogotà',
      Brussels: 'Bruxelles',
      Bucharest: 'Bucarest',
      Cairo: 'Il Cairo',
      Canary: 'Isole Canarie',
      Copenhagen: 'Copenaghen',
      Dublin: 'Dublino',
      Geneva: 'Ginevra',
      Havana: 'L’Avana',
      Jerusalem: 'Gerusalemme',
      Lisbon: 'Lisbona',
      London: 'Londra',
      Luxembourg: 'Lussemburgo',
      Mexico_City: 'Città del Messico',
      Moscow: 'Mosca',
      Paris: 'Parigi',
      Prague: 'Praga',
      Rome: 'Roma',
      Sao_Paulo: 'San Paolo',
      Stockholm: 'Stoccolma',
      Vatican: 'Città del Vaticano',
      Warsaw: 'Varsavia',
      Zurich: 'Zurigo',
    },
  },
  timeOf: (city) => `ora locale: ${city}`,
  policy: {
    nothing: 'Se annulli, il pagamento non viene rimborsato.',
    always: 'Se annulli prima dell’appuntamento, ti rimborsiamo tutto.',
    all: (notice) => `Se annulli fino a ${notice} prima, ti rimborsiamo tutto`,
    part: (percent, notice) => `fino a ${notice} prima, il ${percent} %`,
    afterwards: 'dopo, nulla',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} giorni`,
    card: (fee) =>
      `Ora non viene addebitato nulla: la tua carta viene salvata. Se non vieni e non hai annullato, possono esserti addebitati ${fee}.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Titolare: ${owner}, che usa i tuoi dati per la prenotazione e li conserva finché non ne chiedi la cancellazione o l’account non viene eliminato. ${PRODUCT_NAME} li tratta per suo conto. ${
        hasPage
          ? 'Puoi scaricarli o cancellarli con il link della prenotazione, e chiederne la rettifica.'
          : 'Puoi chiedere di vederli, rettificarli o cancellarli.'
      }`,
    leadConsent: (owner) => `Accetto che ${owner} conservi questi dati per contattarmi.`,
    leadNotice: (owner) =>
      `Titolare: ${owner}, che li conserva finché non ne chiedi la cancellazione o l’account non viene eliminato. ${PRODUCT_NAME} li tratta per suo conto. Puoi cancellarli da questo dispositivo, e chiedere di vederli o rettificarli.`,
    link: 'Informativa sulla privacy',
  },
};
