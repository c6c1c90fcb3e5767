import type { CardLanguage } from 'shared-lib/model';

/** Parts of a reminder: first name, service, moment ('lunes 2 de marzo a las 10:00'), and the city of its zone. */
interface Reminder {
  name: string;
  service: string;
  moment: string;
  city: string;
}

/** Reminders that an owner sends, in the languages that visitors book in. */
export const REMINDERS: Readonly<Record<CardLanguage, (reminder: Reminder) => string>> = {
  es: ({ name, service, moment, city }) =>
    `Hola, ${name}: te recuerdo tu cita «${service}» el ${moment} (hora de ${city}).`,
  ca: ({ name, service, moment, city }) =>
    `Hola, ${name}: et recordo la teva cita «${service}», ${moment} (hora local: ${city}).`,
  gl: ({ name, service, moment, city }) =>
    `Ola, ${name}: recórdoche a túa cita «${service}», o ${moment} (hora de ${city}).`,
  eu: ({ name, service, moment, city }) =>
    `Kaixo, ${name}: zure hitzordua gogorarazten dizut: «${service}», ${moment} (tokiko ordua: ${city}).`,
  en: ({ name, service, moment, city }) =>
    `Hi ${name}, this is a reminder of your appointment «${service}» on ${moment} (${city} time).`,
  pt: ({ name, service, moment, city }) =>
    `Olá, ${name}: lembro a sua marcação «${service}», ${moment} (hora local: ${city}).`,
  fr: ({ name, service, moment, city }) =>
    `Bonjour ${name}, je vous rappelle votre rendez-vous « ${service} », le ${moment} (heure locale : ${city}).`,
  de: ({ name, service, moment, city }) =>
    `Hallo ${name}, ich erinnere dich an deinen Termin „${service}“ am ${moment} (Ortszeit ${city}).`,
  it: ({ name, service, moment, city }) =>
    `Ciao ${name}, ti ricordo l’appuntamento «${service}», ${moment} (ora locale: ${city}).`,
};

/** Words before the address at which a visitor confirms or cancels. */
export const ANSWER_LINES: Readonly<Record<CardLanguage, string>> = {
  es: 'Confirma o cancela aquí:',
  ca: 'Confirma o cancel·la aquí:',
  gl: 'Confirma ou cancela aquí:',
  eu: 'Berretsi edo utzi bertan behera hemen:',
  en: 'Confirm or cancel here:',
  pt: 'Confirme ou cancele aqui:',
  fr: 'Confirmez ou annulez ici :',
  de: 'Bestätige oder sage hier ab:',
  it: 'Conferma o annulla qui:',
};
