import { PRODUCT_NAME } from '../../platform/config';
import type { VisitorWords } from './visitor-words';

export const fr: VisitorWords = {
  zones: {
    locale: 'fr',
    areas: {
      Africa: 'Afrique',
      America: 'Amérique',
      Antarctica: 'Antarctique',
      Arctic: 'Arctique',
      Asia: 'Asie',
      Atlantic: 'Atlantique',
      Australia: 'Australie',
      Europe: 'Europe',
      Indian: 'Océan Indien',
      Pacific: 'Pacifique',
    },
    cities: {
      Algiers: 'Alger',
      Athens: 'Athènes',
      Azores: 'Açores',
      Bogota: 'Bogota',
      Brussels: 'Bruxelles',
      Bucharest: 'Bucarest',
      Cairo: 'Le Caire',
      Canary: 'Îles Canaries',
      Copenhagen: 'Copenhague',
      Geneva: 'Genève',
      Havana: 'La Havane',
      Jerusalem: 'Jérusalem',
      Lisbon: 'Lisbonne',
      London: 'Londres',
      Mexico_City: 'Mexico',
      Moscow: 'Moscou',
      Reunion: 'La Réunion',
      Rome: 'Rome',
      Sao_Paulo: 'São Paulo',
      Singapore: 'Singapour',
      Vienna: 'Vienne',
      Warsaw: 'Varsovie',
    },
  },
  timeOf: (city) => `heure locale : ${city}`,
  policy: {
    nothing: 'En cas d’annulation, le paiement n’est pas remboursé.',
    always: 'Si vous annulez avant le rendez-vous, nous vous remboursons tout.',
    all: (notice) => `Si vous annulez jusqu’à ${notice} avant, nous vous remboursons tout`,
    part: (percent, notice) => `jusqu’à ${notice} avant, ${percent} %`,
    afterwards: 'ensuite, rien',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} jours`,
    card: (fee) =>
      `Rien n’est débité maintenant : votre carte est enregistrée. Si vous ne venez pas sans avoir annulé, ${fee} peuvent vous être débités.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Responsable : ${owner}, qui utilise vos données pour la réservation et les conserve jusqu’à ce que vous demandiez leur effacement ou que son compte soit supprimé. ${PRODUCT_NAME} les traite pour son compte. ${
        hasPage
          ? 'Vous pouvez les télécharger ou les effacer avec le lien de la réservation, et demander leur rectification.'
          : 'Vous pouvez demander à les consulter, les rectifier ou les effacer.'
      }`,
    leadConsent: (owner) => `J’accepte que ${owner} conserve ces coordonnées pour me contacter.`,
    leadNotice: (owner) =>
      `Responsable : ${owner}, qui les conserve jusqu’à ce que vous demandiez leur effacement ou que son compte soit supprimé. ${PRODUCT_NAME} les traite pour son compte. Vous pouvez les effacer depuis cet appareil, et demander à les consulter ou les rectifier.`,
    link: 'Informations sur la vie privée',
  },
};
