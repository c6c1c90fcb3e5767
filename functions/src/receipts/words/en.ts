import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const en: ReceiptWords = {
  title: 'Proof of payment (not an invoice)',
  noInvoice: (owner) =>
    `This document shows what was paid and is not an invoice. ${PRODUCT_NAME} does not issue invoices: if you need one, ask ${owner}.`,
  file: 'proof-of-payment',
  labels: {
    business: 'Business',
    customer: 'Customer',
    invoiceData: 'Invoice details',
    service: 'Service',
    when: 'Appointment',
    place: 'Place',
    paid: 'Paid',
    refunded: 'Refunded',
    refunding: 'Refund under way',
    total: 'Total',
    reference: 'Reference',
  },
  online: 'online, by Stripe',
  byHand: 'noted by the business',
  keptCard: 'with the saved card, by Stripe',
  noShow: (service) => `No-show fee: ${service}`,
  allRefunded: 'Everything that was paid has been refunded.',
  unreadable: 'Text in letters that this PDF cannot show',
  badLink: 'This link does not work. Use the one in the latest email.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
};
