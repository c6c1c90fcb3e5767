import { PRODUCT_NAME } from 'shared-lib/config';
import type { ReceiptWords } from './receipt-words';

export const fr: ReceiptWords = {
  title: 'Justificatif de paiement (pas une facture)',
  noInvoice: (owner) =>
    `Ce document atteste ce qui a été payé et n’est pas une facture. ${PRODUCT_NAME} n’émet pas de factures : si besoin, demandez-la à ${owner}.`,
  file: 'justificatif-de-paiement',
  labels: {
    business: 'Professionnel',
    customer: 'Client',
    invoiceData: 'Données de facturation',
    service: 'Prestation',
    when: 'Rendez-vous',
    place: 'Lieu',
    paid: 'Payé',
    refunded: 'Remboursé',
    refunding: 'Remboursement en cours',
    total: 'Total',
    reference: 'Référence',
  },
  online: 'en ligne, par Stripe',
  byHand: 'noté par le professionnel',
  keptCard: 'avec la carte enregistrée, par Stripe',
  noShow: (service) => `Frais d’absence : ${service}`,
  allRefunded: 'Tout ce qui a été payé a été remboursé.',
  unreadable: 'Texte dans une écriture que ce PDF ne peut pas afficher',
  badLink: 'Ce lien ne fonctionne pas. Utilisez celui du dernier e-mail.',
  tooMany: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
};
