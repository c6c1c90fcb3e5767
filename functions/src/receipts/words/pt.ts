import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const pt: ReceiptWords = {
  title: 'Comprovativo de pagamento (não é fatura)',
  noInvoice: (owner) =>
    `Este documento comprova o que foi pago e não serve de fatura. ${PRODUCT_NAME} não emite faturas: se precisares de uma, pede-a a ${owner}.`,
  file: 'comprovativo-de-pagamento',
  labels: {
    business: 'Negócio',
    customer: 'Cliente',
    invoiceData: 'Dados da fatura',
    service: 'Serviço',
    when: 'Marcação',
    place: 'Local',
    paid: 'Pago',
    refunded: 'Devolvido',
    refunding: 'Devolução em curso',
    total: 'Total',
    reference: 'Referência',
  },
  online: 'pela internet, com Stripe',
  byHand: 'anotado pelo negócio',
  keptCard: 'com o cartão guardado, por Stripe',
  noShow: (service) => `Taxa por não comparecer: ${service}`,
  allRefunded: 'Foi devolvido tudo o que foi pago.',
  unreadable: 'Texto com letras que este PDF não consegue mostrar',
  badLink: 'Esta ligação não funciona. Usa a do último email.',
  tooMany: 'Demasiadas tentativas. Espera uns minutos e tenta de novo.',
};
