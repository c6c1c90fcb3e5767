import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const de: ReceiptWords = {
  title: 'Zahlungsbeleg (keine Rechnung)',
  noInvoice: (owner) =>
    `Dieser Beleg zeigt, was bezahlt wurde, und ist keine Rechnung. ${PRODUCT_NAME} stellt keine Rechnungen aus: Wenn du eine brauchst, frag ${owner}.`,
  file: 'zahlungsbeleg',
  labels: {
    business: 'Anbieter',
    customer: 'Kunde',
    invoiceData: 'Rechnungsdaten',
    service: 'Leistung',
    when: 'Termin',
    place: 'Ort',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    refunding: 'Erstattung läuft',
    total: 'Summe',
    reference: 'Referenz',
  },
  online: 'online, über Stripe',
  byHand: 'vom Anbieter vermerkt',
  keptCard: 'mit der gespeicherten Karte, über Stripe',
  noShow: (service) => `Gebühr für Nichterscheinen: ${service}`,
  allRefunded: 'Alles Bezahlte wurde erstattet.',
  unreadable: 'Text in Schriftzeichen, die dieses PDF nicht zeigen kann',
  badLink: 'Dieser Link funktioniert nicht. Nimm den aus der letzten E-Mail.',
  tooMany: 'Zu viele Versuche. Warte ein paar Minuten und versuche es noch einmal.',
};
