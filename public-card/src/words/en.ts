import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { en as visitor } from 'shared-lib/visitor-words/en';
import type { PageWords } from './page-words';

export const en: PageWords = {
  language: 'en',
  locale: 'en_GB',
  card: CARD_WORDS.en,
  page: {
    share: 'Share',
    qr: 'QR code',
    lead: 'Leave my details',
    madeWith: 'Made with',
    report: 'Report',
    languages: 'Languages',
  },
  script: {
    tools: {
      offline: 'No connection. You will be able to save the contact and open the links once it is back.',
      openingFailed: 'It could not be opened. Check your connection and try again.',
    },
    share: { linkCopied: 'Link copied', copyByHand: 'Copy this link: ' },
    qr: {
      title: 'QR code',
      help: 'Scan it with your camera to open the card.',
      image: 'QR code of {name}’s card',
      close: 'Close',
      svg: 'Download SVG',
      png: 'Download PNG',
    },
    book: {
      nextSlot: 'Next free time: ',
      ownTime: '(your time)',
      timeOf: '({city} time)',
      today: 'today',
      tomorrow: 'tomorrow',
      locales: ['en-GB'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Go to the home page',
    paused: {
      title: 'This card is paused',
      text: 'Its owner has paused it. Try again later.',
    },
    deleted: {
      title: 'This card no longer exists',
      text: 'Its owner has deleted it.',
    },
    'taken-down': {
      title: 'This card is no longer available',
      text: 'We removed it because it broke the terms of use.',
    },
    unknown: {
      title: 'This card doesn’t exist',
      text: 'Check the address: a letter may be missing or extra.',
    },
    'unknown-page': {
      title: 'This page doesn’t exist',
      text: 'Check the address: a letter may be missing or extra.',
    },
    failure: {
      title: 'We can’t show this card',
      text: 'The problem is ours and usually passes quickly. Try again in a moment.',
    },
  },
  offline: {
    title: 'You’re offline',
    book: 'Booking needs a connection. Try again when you have one.',
    other: 'This page needs a connection. Try again when you have one.',
    ways: 'What you can do',
    retry: 'Try again',
    backToCard: 'Back to the card',
  },
  bookingPage: {
    pageTitle: (name) => `Book with ${name}`,
    manageTitle: 'Your booking',
    loading: 'Looking for free times…',
    loadingBooking: 'Loading your booking…',
    openingFailed: 'It could not be opened. Check your connection and reload the page.',
    backToCard: 'Back to the card',
    needsScript: 'Choosing a time needs JavaScript. You can also book directly:',
    needsScriptToManage: 'Viewing, changing or cancelling your booking needs JavaScript.',
    needsScriptToAnswer:
      'Viewing or changing your booking needs JavaScript. Without it you can confirm that you are coming, or cancel:',
    answer: {
      confirm: 'I confirm I’m coming',
      cancel: 'Cancel booking',
      states: {
        confirmada: 'You have confirmed that you are coming.',
        cancelada: 'You have cancelled the booking.',
        enlace: 'This link doesn’t work. Use the one in the latest email.',
        estado: 'This booking can no longer be changed.',
        plazo: 'The time for cancelling is over.',
        espera: 'Too many attempts. Wait a few minutes and try again.',
        fallo: 'Something failed on our side. Try again in a moment.',
      },
    },
  },
  report: {
    title: 'Report this card',
    intro: (name) => `Tell us what is wrong with ${name}’s card. A person will review it.`,
    question: 'What is wrong?',
    reasons: {
      impersonation: 'It impersonates another person or company',
      fraud: 'It is a fraud or a scam',
      offensive: 'It offends or incites hatred',
      'personal-data': 'It publishes somebody’s data without permission',
      other: 'Something else',
    },
    details: 'Details (if you like)',
    detailsHelp: 'Don’t write private data of yours: they aren’t needed.',
    email: 'Email for an answer (if you like)',
    emailHelp: 'We use it only to answer you about this report.',
    notice: `Controller: ${operator.name}, who uses what you write to review the card and keeps it for a year. It doesn’t store who reports, except for your email if you leave it. You can ask to see, correct or erase it: ${operator.email}.`,
    submit: 'Send report',
    back: 'Back to the card',
    support: 'You can also write to us at ',
    sent: {
      title: 'Thank you for telling us',
      text: `We have received the report. The ${PRODUCT_NAME} team will review it.`,
      reference: 'Reference: ',
      ask: 'Keep it: with it you can ask us at ',
      subject: (reference) => `Report ${reference}`,
    },
    problems: {
      datos: 'Choose what is wrong and send it again.',
      espera: 'You have sent several reports in a row. Wait a while and try again.',
      fallo: 'We could not save it. Try again in a moment.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Where and when: ${whereAndWhen}.`,
    channels: {
      qr: 'QR code',
      nfc: 'NFC tag',
      wa: 'WhatsApp',
      mail: 'Email',
      firma: 'Email signature',
      google: 'Google profile',
    },
    description: (name) => `${name}’s card: contact and links.`,
  },
  visitor,
};
