import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const es: ReceiptWords = {
  title: 'Justificante de pago (no es factura)',
  noInvoice: (owner) =>
    `Este documento acredita lo pagado y no sirve de factura. ${PRODUCT_NAME} no emite facturas: si la necesitas, pídela a ${owner}.`,
  file: 'justificante-de-pago',
  labels: {
    business: 'Negocio',
    customer: 'Cliente',
    invoiceData: 'Datos de factura',
    service: 'Servicio',
    when: 'Cita',
    place: 'Lugar',
    paid: 'Pagado',
    refunded: 'Devuelto',
    refunding: 'Devolución en curso',
    total: 'Total',
    reference: 'Referencia',
  },
  online: 'por la web, con Stripe',
  byHand: 'anotado por el negocio',
  keptCard: 'con la tarjeta guardada, por Stripe',
  noShow: (service) => `Cargo por no acudir: ${service}`,
  allRefunded: 'Se ha devuelto todo lo pagado.',
  unreadable: 'Texto con letras que este PDF no puede mostrar',
  badLink: 'Este enlace no funciona. Usa el del último email.',
  tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
};
