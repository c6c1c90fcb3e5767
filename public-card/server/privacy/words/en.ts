import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const en: PrivacyWords = {
  title: 'Privacy notice for visitors',
  translated: 'This is a translation of what concerns visitors. The text that applies is the Spanish one:',
  whole: 'the whole notice, in Spanish',
  places: {
    union: 'in the European Union',
    states: 'in the United States, under the European Commission’s standard contractual clauses',
    elsewhere: 'outside the European Union, under the European Commission’s standard contractual clauses',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Controller',
      paragraphs: [
        `${operator.name}, tax number ${operator.taxId}, address ${operator.address}, is the controller of the data of reports and visits. Contact for everything about your data: ${operator.email}.`,
        `The controller of the data of those who book, or leave their details on a card, is the owner of the card. ${PRODUCT_NAME} processes it on their behalf and only to handle the booking or the contact.`,
      ],
    },
    {
      heading: 'If you book with somebody',
      paragraphs: [
        'Name, email, phone if you give it, your answers, your notes and the appointment, to handle the booking and to email you about its changes and the appointment. Legal basis: the booking itself (a contract or its preparation). We ask for no other consent than the boxes set by the person you book with; we keep each with its text.',
        'Each booking keeps the version of this text that was shown. It is kept until you ask for its erasure or the owner deletes their account. Busy times, without names, are erased 60 days later.',
        'With the link of your booking you can download your data and ask for its erasure: at once if the appointment is over or you cancel it; otherwise when it is over. The booking remains as a figure, with nothing of yours.',
        'If you pay, you do so on the Stripe page of the person you book with. We neither see nor keep your payment card.',
      ],
    },
    {
      heading: 'If you leave your details on a card',
      paragraphs: [
        'Your name, your email or phone and, if you give them, your company and a message, so that the owner of the card can get in touch with you. With them we keep the sentence that you accept, when you accept it, the version of this text and the place that the link you opened the card with may name. Legal basis: your consent.',
        'The owner gets them in their list of contacts, and we tell them that they have come. They are kept until you or the owner erase them, or the owner deletes their account.',
        'You can withdraw your consent at any time. With “Erase my details”, on the same card and on the device that you sent them from, they are erased at once; from another, ask the owner. What they know of you from a booking or have noted themselves remains and, for 91 days, a mark without any data of yours that keeps the same form from coming in again.',
      ],
    },
    {
      heading: 'If you visit or report a card',
      paragraphs: [
        'We count visits, clicks and saved contacts without cookies. Your IP address and your browser become a code, with a key that changes every day; the code expires in a day, and the key a day after its own day has ended. The IP address isn’t kept. Legal basis: legitimate interest in knowing how much a card is used and in preventing abuse.',
        'Of a report we keep the reason and the text for a year, not who sends it. If you leave your email for an answer, we keep it with the report and use it for that alone. Legal basis: legitimate interest in removing what breaks the law or the terms.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'Emails about bookings are written when they are sent. For 30 days we keep that they were sent, without their content, and for a day how many each address received, as a code.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        `Google (Firebase and Google Cloud) hosts the application, the database and the files as a processor. The functions run in the region ${region}, ${place}.`,
        'An external provider delivers the emails.',
        'If whoever sees you has connected their calendar (Google’s, Apple’s or another), the appointment and your name go there too.',
        'If you ask to be reminded by WhatsApp, WhatsApp (Meta) gets your phone, your name and the appointment, on behalf of whoever sees you. Legal basis: your consent, which you can withdraw on the page of the booking.',
        'We don’t sell data or pass it on for advertising.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can access your data, correct it, take it with you, restrict its use, object or ask for its erasure. With the link of a booking you can do so for that booking; from a card you can erase the details you left on it. For what the owner has noted about you, ask them.',
        `For everything else, write to ${operator.email} or to ${operator.address}.`,
        'If you think we haven’t done it well, you can complain to the Spanish data protection authority, the Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookies and storage',
      paragraphs: [
        'Public cards use no cookies. When you book, your browser keeps what you type until you book or close the tab. When you leave your details without a connection, it keeps them until they are sent, and then what it takes to erase them. That is needed for it to work and isn’t used to follow you.',
      ],
    },
  ],
};
