import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const it: ReceiptWords = {
  title: 'Ricevuta di pagamento (non è una fattura)',
  noInvoice: (owner) =>
    `Questo documento attesta quanto pagato e non vale come fattura. ${PRODUCT_NAME} non emette fatture: se ti serve, chiedila a ${owner}.`,
  file: 'ricevuta-di-pagamento',
  labels: {
    business: 'Attività',
    customer: 'Cliente',
    invoiceData: 'Dati di fatturazione',
    service: 'Servizio',
    when: 'Appuntamento',
    place: 'Luogo',
    paid: 'Pagato',
    refunded: 'Rimborsato',
    refunding: 'Rimborso in corso',
    total: 'Totale',
    reference: 'Riferimento',
  },
  online: 'online, con Stripe',
  byHand: 'annotato dall’attività',
  keptCard: 'con la carta salvata, tramite Stripe',
  noShow: (service) => `Penale per mancata presentazione: ${service}`,
  allRefunded: 'Tutto quanto pagato è stato rimborsato.',
  unreadable: 'Testo in caratteri che questo PDF non può mostrare',
  badLink: 'Questo link non funziona. Usa quello dell’ultima email.',
  tooMany: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
};
