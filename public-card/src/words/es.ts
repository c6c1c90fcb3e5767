import { SPANISH_CARD_WORDS } from 'shared-lib/ui/card-view';
import { es as visitor } from 'shared-lib/visitor-words/es';
import { bookMessages } from '../features/booking/book-messages';
import { qrMessages } from '../features/qr/qr-messages';
import { shareMessages } from '../features/share/share-messages';
import { absenceMessages, messages, toolMessages } from '../messages';
import { offlineMessages } from '../service-worker/offline-messages';
import { bookingMessages } from './booking-page-messages';
import { contactMessages } from './contact-messages';
import type { PageWords } from './page-words';
import { reportMessages } from './report-messages';

export const es: PageWords = {
  language: 'es',
  locale: 'es_ES',
  card: SPANISH_CARD_WORDS,
  page: messages,
  script: { tools: toolMessages, share: shareMessages, qr: qrMessages, book: bookMessages },
  absence: absenceMessages,
  offline: offlineMessages,
  bookingPage: bookingMessages,
  report: reportMessages,
  contact: contactMessages,
  visitor,
};
