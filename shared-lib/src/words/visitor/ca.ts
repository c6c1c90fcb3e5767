import { PRODUCT_NAME } from '../../platform/config';
import type { VisitorWords } from './visitor-words';

export const ca: VisitorWords = {
  zones: {
    locale: 'ca',
    areas: {
      Africa: 'Àfrica',
      America: 'Amèrica',
      Antarctica: 'Antàrtida',
      Arctic: 'Àrtic',
      Asia: 'Àsia',
      Atlantic: 'Atlàntic',
      Australia: 'Austràlia',
      Europe: 'Europa',
      Indian: 'Índic',
      Pacific: 'Pacífic',
    },
    cities: {
      Athens: 'Atenes',
      Azores: 'Açores',
      Berlin: 'Berlín',
      Bogota: 'Bogotà',
      Brussels: 'Brussel·les',
      Bucharest: 'Bucarest',
      Cairo: 'El Caire',
      Canary: 'Canàries',
      Copenhagen: 'Copenhaguen',
      Geneva: 'Ginebra',
      Havana: 'L’Havana',
      Istanbul: 'Istanbul',
      Jerusalem: 'Jerusalem',
      Lisbon: 'Lisboa',
      London: 'Londres',
      Luxembourg: 'Luxemburg',
      Mexico_City: 'Ciutat de Mèxic',
      Monaco: 'Mònaco',
      Moscow: 'Moscou',
      New_York: 'Nova York',
      Panama: 'Panamà',
      Paris: 'París',
      Prague: 'Praga',
      Rome: 'Roma',
      Sao_Paulo: 'São Paulo',
      Singapore: 'Singapur',
      Stockholm: 'Estocolm',
      Tokyo: 'Tòquio',
      Vienna: 'Viena',
      Warsaw: 'Varsòvia',
      Zurich: 'Zuric',
    },
  },
  timeOf: (city) => `hora local: ${city}`,
  policy: {
    nothing: 'Si cancel·les, el pagament no es torna.',
    always: 'Si cancel·les abans de la cita, et tornem tot l’import.',
    all: (notice) => `Si cancel·les fins a ${notice} abans, et tornem tot l’import`,
    part: (percent, notice) => `fins a ${notice} abans, el ${percent} %`,
    afterwards: 'després, res',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} dies`,
    card: (fee) =>
      `Ara no es cobra res: es desa la teva targeta. Si no vens i no has cancel·lat, se’t poden cobrar ${fee}.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Responsable: ${owner}, que fa servir les teves dades per atendre la reserva i les guarda fins que demanis esborrar-les o elimini el seu compte. ${PRODUCT_NAME} les tracta per encàrrec seu. ${
        hasPage
          ? 'Pots descarregar-les o esborrar-les amb l’enllaç de la reserva, i demanar que les corregeixi.'
          : 'Pots demanar veure-les, corregir-les o esborrar-les.'
      }`,
    leadConsent: (owner) => `Accepto que ${owner} guardi aquestes dades per posar-se en contacte amb mi.`,
    leadNotice: (owner) =>
      `Responsable: ${owner}, que les guarda fins que demanis esborrar-les o elimini el seu compte. ${PRODUCT_NAME} les tracta per encàrrec seu. Pots esborrar-les des d’aquest dispositiu, i demanar veure-les o corregir-les.`,
    link: 'Informació de privacitat',
  },
};
