import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const eu: ReceiptWords = {
  title: 'Ordainketaren frogagiria (ez da faktura)',
  noInvoice: (owner) =>
    `Dokumentu honek ordaindutakoa egiaztatzen du, eta ez du faktura gisa balio. ${PRODUCT_NAME}k ez du fakturarik egiten: behar baduzu, eskatu ${owner} negozioari.`,
  file: 'ordainketaren-frogagiria',
  labels: {
    business: 'Negozioa',
    customer: 'Bezeroa',
    invoiceData: 'Fakturaren datuak',
    service: 'Zerbitzua',
    when: 'Hitzordua',
    place: 'Lekua',
    paid: 'Ordainduta',
    refunded: 'Itzulita',
    refunding: 'Itzulketa abian',
    total: 'Guztira',
    reference: 'Erreferentzia',
  },
  online: 'webgunean, Striperekin',
  byHand: 'negozioak idatzia',
  keptCard: 'gordetako txartelarekin, Stripe bidez',
  noShow: (service) => `Ez agertzeagatiko kargua: ${service}`,
  allRefunded: 'Ordaindutako guztia itzuli da.',
  unreadable: 'PDF honek erakutsi ezin dituen letrekin idatzitako testua',
  badLink: 'Esteka honek ez du balio. Erabili azken emailekoa.',
  tooMany: 'Saiakera gehiegi. Itxaron minutu batzuk eta saiatu berriro.',
};
