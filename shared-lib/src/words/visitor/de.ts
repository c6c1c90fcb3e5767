import { PRODUCT_NAME } from '../../platform/config';
import type { VisitorWords } from './visitor-words';

export const de: VisitorWords = {
  zones: {
    locale: 'de',
    areas: {
      Africa: 'Afrika',
      America: 'Amerika',
      Antarctica: 'Antarktis',
      Arctic: 'Arktis',
      Asia: 'Asien',
      Atlantic: 'Atlantik',
      Australia: 'Australien',
      Europe: 'Europa',
      Indian: 'Indischer Ozean',
      Pacific: 'Pazifik',
    },
    cities: {
      Athens: 'Athen',
      Azores: 'Azoren',
      Belgrade: 'Belgrad',
      Bogota: 'Bogotá',
      Brussels: 'Brüssel',
      Bucharest: 'Bukarest',
      Cairo: 'Kairo',
      Canary: 'Kanarische Inseln',
      Copenhagen: 'Kopenhagen',
      Havana: 'Havanna',
      Lisbon: 'Lissabon',
      Luxembourg: 'Luxemburg',
      Mexico_City: 'Mexiko-Stadt',
      Moscow: 'Moskau',
      Prague: 'Prag',
      Rome: 'Rom',
      Sao_Paulo: 'São Paulo',
      Singapore: 'Singapur',
      Tokyo: 'Tokio',
      Vienna: 'Wien',
      Warsaw: 'Warschau',
      Zurich: 'Zürich',
    },
  },
  timeOf: (city) => `Ortszeit ${city}`,
  policy: {
    nothing: 'Wenn du absagst, wird die Zahlung nicht erstattet.',
    always: 'Wenn du vor dem Termin absagst, erstatten wir alles.',
    all: (notice) => `Wenn du bis ${notice} vorher absagst, erstatten wir alles`,
    part: (percent, notice) => `bis ${notice} vorher ${percent} %`,
    afterwards: 'danach nichts',
    hours: (hours) => `${hours} Std.`,
    days: (days) => `${days} Tage`,
    card: (fee) =>
      `Jetzt wird nichts abgebucht: Deine Karte wird gespeichert. Wenn du weder kommst noch absagst, können dir ${fee} berechnet werden.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Verantwortlich: ${owner}. Deine Daten dienen dieser Buchung und werden gespeichert, bis du ihre Löschung verlangst oder das Konto gelöscht wird. ${PRODUCT_NAME} verarbeitet sie im Auftrag. ${
        hasPage
          ? 'Du kannst sie über den Link deiner Buchung herunterladen oder löschen und ihre Berichtigung verlangen.'
          : 'Du kannst Auskunft, Berichtigung oder Löschung verlangen.'
      }`,
    leadConsent: (owner) =>
      `Ich bin einverstanden, dass ${owner} diese Daten speichert, um mich zu kontaktieren.`,
    leadNotice: (owner) =>
      `Verantwortlich: ${owner}. Die Daten werden gespeichert, bis du ihre Löschung verlangst oder das Konto gelöscht wird. ${PRODUCT_NAME} verarbeitet sie im Auftrag. Du kannst sie von diesem Gerät aus löschen und Auskunft oder Berichtigung verlangen.`,
    link: 'Datenschutzhinweise',
  },
};
