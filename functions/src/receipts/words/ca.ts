import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const ca: ReceiptWords = {
  title: 'Justificant de pagament (no és factura)',
  noInvoice: (owner) =>
    `Aquest document acredita el que s’ha pagat i no serveix de factura. ${PRODUCT_NAME} no emet factures: si la necessites, demana-la a ${owner}.`,
  file: 'justificant-de-pagament',
  labels: {
    business: 'Negoci',
    customer: 'Client',
    invoiceData: 'Dades de factura',
    service: 'Servei',
    when: 'Cita',
    place: 'Lloc',
    paid: 'Pagat',
    refunded: 'Retornat',
    refunding: 'Devolució en curs',
    total: 'Total',
    reference: 'Referència',
  },
  online: 'pel web, amb Stripe',
  byHand: 'anotat pel negoci',
  keptCard: 'amb la targeta desada, per Stripe',
  noShow: (service) => `Càrrec per no presentar-se: ${service}`,
  allRefunded: 'S’ha retornat tot el que s’havia pagat.',
  unreadable: 'Text amb lletres que aquest PDF no pot mostrar',
  badLink: 'Aquest enllaç no funciona. Fes servir el de l’últim email.',
  tooMany: 'Massa intents. Espera uns minuts i torna-ho a provar.',
};
