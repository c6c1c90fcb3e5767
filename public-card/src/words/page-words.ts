import type { CardLanguage } from 'shared-lib/model';
import type { CardWords } from 'shared-lib/ui/card-view';
import type { VisitorWords } from 'shared-lib/visitor-words';
import type { absenceMessages, messages } from '../messages';
import type { ScriptWords } from '../page/script-words';
import type { OfflineWords } from '../service-worker/offline-messages';
import type { bookingMessages } from './booking-page-messages';
import type { contactMessages } from './contact-messages';
import type { reportMessages } from './report-messages';

/** Texts of a visitor's pages in one language, except for those of booking and of 'Dejar mis datos', which are loaded later. */
export interface PageWords {
  language: CardLanguage;
  /** Open Graph's name of the language. */
  locale: string;
  card: CardWords;
  page: typeof messages;
  /** Texts of the page's script; its opening hours are the card's. */
  script: Omit<ScriptWords, 'opening'>;
  /** Texts in place of a card that isn't shown. */
  absence: typeof absenceMessages;
  /** Texts of the worker's own page, which the card's page carries for it. */
  offline: OfflineWords;
  bookingPage: typeof bookingMessages;
  report: typeof reportMessages;
  contact: typeof contactMessages;
  /** Texts that mail says as well. */
  visitor: VisitorWords;
}
