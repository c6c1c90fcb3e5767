import { de as visitor } from 'shared-lib/visitor-words/de';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Meine Daten hinterlassen',
  intro: (owner) => `${owner} erhält sie, sobald du sie sendest.`,
  close: 'Schließen',
  name: 'Name',
  fields: { email: 'E-Mail', phone: 'Telefon', company: 'Firma', note: 'Nachricht' },
  optional: 'freiwillig',
  either: 'E-Mail oder Telefon',
  privacy: 'Datenschutzhinweise',
  send: 'Meine Daten senden',
  sending: 'Wird gesendet…',
  sent: (owner) => `${owner} hat jetzt deine Daten.`,
  kept: 'Keine Verbindung. Deine Daten werden gesendet, sobald sie zurück und diese Karte geöffnet ist.',
  keptButRefused:
    'Deine Daten sind hier noch gespeichert. Wir senden sie, wenn du diese Karte wieder öffnest.',
  erase: 'Meine Daten löschen',
  erased: 'Deine Daten sind gelöscht.',
  eraseFailed: 'Sie wurden nicht gelöscht. Prüfe deine Verbindung und versuche es erneut.',
  again: 'Andere Daten hinterlassen',
  offer: (owner) => `Möchtest du ${owner} deine Daten hinterlassen?`,
  notNow: 'Jetzt nicht',
  nameRequired: 'Gib deinen Namen ein.',
  nameLink: 'Gib deinen Namen ohne Adressen ein.',
  contactRequired: 'Gib eine E-Mail-Adresse oder eine Telefonnummer ein.',
  emailRequired: 'Gib deine E-Mail-Adresse ein.',
  phoneRequired: 'Gib deine Telefonnummer ein.',
  emailInvalid: 'Gib eine E-Mail-Adresse wie ana@beispiel.com ein.',
  emailAccent: (address: string) => `Vor dem @ stehen keine Umlaute oder Akzente: Ist es ${address}?`,
  phoneInvalid: 'Gib eine Telefonnummer mit mindestens 6 Ziffern ein.',
  phoneSeveral: 'Gib nur eine Telefonnummer mit höchstens 15 Ziffern ein.',
  consentRequired: 'Setze dieses Häkchen, um deine Daten zu senden.',
  problems: {
    gone: 'Diese Karte nimmt keine Daten mehr an.',
    refilled:
      'Dein Browser hat ein unsichtbares Feld ausgefüllt. Wir haben es geleert: Drücke noch einmal auf den Knopf.',
    tooMany: 'Zu viele Versuche. Warte ein paar Minuten und versuche es erneut.',
    failure: 'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  },
};
