import { operator, PRODUCT_NAME } from '../../platform/config';
import type { CardLanguage } from '../../model/languages';

/*
 * The short notices at the places where data is collected: who is responsible, what for, how long, and the reader's rights. The whole text
 * is behind their link. A function or a job has to fulfil each promise here.
 */

/** Languages of messages to visitors and owners. */
export type NoticeLanguage = 'es' | 'en';

/** Short privacy notices of one language. */
interface Notices {
  /**
   * Notice of a booking: its data is the owner's, for whom the product processes it. `hasPage` is false when its
   * visitor has no link to it.
   */
  booking: (owner: string, hasPage: boolean) => string;
  /** Notice of mail to an owner about their bookings. */
  account: string;
  /** Label of the link to the whole text. */
  link: string;
}

/** Short privacy notices by language. */
export const NOTICES: Readonly<Record<NoticeLanguage, Notices>> = {
  es: {
    booking: (owner, hasPage) =>
      `Responsable: ${owner}, que usa tus datos para atender tu reserva y los guarda hasta que pidas borrarlos o elimine su cuenta. ${PRODUCT_NAME} los trata por encargo suyo. ${
        hasPage
          ? 'Puedes descargarlos o borrarlos con el enlace de tu reserva, y pedirle que los corrija.'
          : 'Puedes pedirle verlos, corregirlos o borrarlos.'
      }`,
    account: `Responsable de tus datos: ${operator.name}, que usa tu email para gestionar tu cuenta y lo guarda mientras la tengas. De los datos de quien reserva, la persona responsable eres tú. Puedes ver, corregir, descargar o borrar los tuyos en tu cuenta.`,
    link: 'Información de privacidad',
  },
  en: {
    booking: (owner, hasPage) =>
      `Controller: ${owner}, who uses your data to handle your booking and keeps it until you ask for its erasure or they delete their account. ${PRODUCT_NAME} processes it on their behalf. ${
        hasPage
          ? 'You can download or erase it with your booking’s link, and ask them to correct it.'
          : 'You can ask them to see, correct or erase it.'
      }`,
    account: `Controller of your data: ${operator.name}, who uses your email to run your account and keeps it while you have one. Of the data of those who book, the controller is you. You can see, correct, download or erase yours in your account.`,
    link: 'Privacy notice',
  },
};

/**
 * Returns the sentence with which a visitor lets the owner of a card keep their details, which is in Spanish only and is
 * stored with them.
 *
 * @param owner - Name on the card.
 */
export const leadConsent = (owner: string): string =>
  `Acepto que ${owner} guarde estos datos para ponerse en contacto conmigo.`;

/** Returns the notice of the form in which a visitor leaves their details on a card. */
export const leadNotice = (owner: string): string =>
  `Responsable: ${owner}, que los guarda hasta que pidas borrarlos o elimine su cuenta. ${PRODUCT_NAME} los trata por encargo suyo. Puedes borrarlos desde este dispositivo, y pedirle verlos o corregirlos.`;

/** The notice of the form that reports a card, which is in Spanish only. */
export const REPORT_NOTICE = `Responsable: ${operator.name}, que usa lo que escribas para revisar la tarjeta y lo guarda un año. No guarda quién denuncia, salvo tu email si lo dejas. Puedes pedir verlo, corregirlo o borrarlo: ${operator.email}.`;

/** The notice of the mail that invites somebody to administer, which is in Spanish only. */
export const INVITATION_NOTICE = `Responsable: ${operator.name}, que usa tu email para esta invitación y lo guarda con ella. Puedes pedir verlo, corregirlo o borrarlo: ${operator.email}.`;

/** Place of a region of Google's, as far as the law distinguishes it: the European Union, the United States, or elsewhere. */
export type RegionPlace = 'union' | 'states' | 'elsewhere';

/** Regions of Europe that aren't of the Union: London and Zurich. */
const EUROPE_OUTSIDE = ['europe-west2', 'europe-west6'];

/** Returns the place of a region. */
export function placeOfRegion(region: string): RegionPlace {
  if (region.startsWith('europe-') && !EUROPE_OUTSIDE.includes(region)) return 'union';
  return region.startsWith('us-') ? 'states' : 'elsewhere';
}

/**
 * Returns the address of the text for visitors in their language, without an origin's slash at the end: the whole one in
 * Spanish, else a translation of what concerns them.
 */
export const visitorsPrivacyUrl = (
  origins: { shellOrigin: string; cardOrigin: string },
  language: CardLanguage,
): string =>
  language === 'es' ? privacyUrl(origins.shellOrigin) : `${origins.cardOrigin}/c/privacidad?lang=${language}`;

/**
 * Returns the address of the whole text.
 *
 * @param shellOrigin - Origin of the shell, without a slash at the end.
 */
export const privacyUrl = (shellOrigin: string): string => `${shellOrigin}/legal/privacidad`;
