import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const gl: ReceiptWords = {
  title: 'Xustificante de pagamento (non é factura)',
  noInvoice: (owner) =>
    `Este documento acredita o pagado e non serve de factura. ${PRODUCT_NAME} non emite facturas: se a precisas, pídella a ${owner}.`,
  file: 'xustificante-de-pagamento',
  labels: {
    business: 'Negocio',
    customer: 'Cliente',
    invoiceData: 'Datos de factura',
    service: 'Servizo',
    when: 'Cita',
    place: 'Lugar',
    paid: 'Pagado',
    refunded: 'Devolto',
    refunding: 'Devolución en curso',
    total: 'Total',
    reference: 'Referencia',
  },
  online: 'pola web, con Stripe',
  byHand: 'anotado polo negocio',
  keptCard: 'coa tarxeta gardada, por Stripe',
  noShow: (service) => `Cargo por non acudir: ${service}`,
  allRefunded: 'Devolveuse todo o pagado.',
  unreadable: 'Texto con letras que este PDF non pode amosar',
  badLink: 'Esta ligazón non funciona. Usa a do último email.',
  tooMany: 'Demasiados intentos. Agarda uns minutos e volve probar.',
};
