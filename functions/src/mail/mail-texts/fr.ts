import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const fr: VisitorsMailTexts = {
  language: 'fr',
  erasure: {
    heading: 'Réponse au sujet de vos données',
    granted: (owner) => `${owner} a effacé ce qu’il savait de vous, comme vous l’avez demandé.`,
    refused: (owner) =>
      `${owner} n’efface pas ce qu’il sait de vous, hormis ce qui l’est déjà, et vous explique pourquoi.`,
    reason: 'Motif',
    complaint:
      'En cas de désaccord, vous pouvez saisir l’autorité de protection des données de votre pays ; en Espagne, l’AEPD.',
    because: 'Vous recevez cet e-mail parce que vous avez demandé l’effacement de vos données.',
  },
  review: {
    heading: 'Comment s’est passé votre rendez-vous ?',
    lead: (owner) =>
      `Merci pour votre rendez-vous avec ${owner}. Si vous le souhaitez, racontez sur Google comment il s’est passé : cela aide les personnes qui cherchent la même chose.`,
    button: 'Écrire un avis sur Google',
    because: (owner) => `Vous recevez cet e-mail une seule fois pour votre rendez-vous avec ${owner}.`,
    stop: 'Ne plus recevoir de demandes d’avis',
    pageHeading: 'Ne plus recevoir de demandes',
    pageText:
      'Appuyez sur le bouton et ce professionnel ne vous demandera plus d’avis par e-mail. Les e-mails de vos réservations restent inchangés.',
    pageButton: 'Ne plus me demander d’avis',
    pageDone: 'C’est fait. Ce professionnel ne vous demandera plus d’avis par e-mail.',
  },
  waiting: {
    joined: {
      heading: 'Vous êtes sur la liste d’attente',
      lead: (other) =>
        `Si un créneau avec ${other} qui vous convient se libère, nous vous écrivons et le gardons pour vous une demi-heure.`,
    },
    offered: {
      heading: 'Un créneau s’est libéré',
      lead: (other) =>
        `Un créneau avec ${other} s’est libéré et nous le gardons un moment pour vous. Il passe ensuite à la personne suivante de la liste.`,
    },
    days: 'Jours',
    hours: 'Moments',
    parts: { morning: 'Le matin', afternoon: 'L’après-midi', evening: 'Le soir' },
    heldUntil: 'Gardé pour vous jusqu’au',
    book: 'Voir et réserver',
    see: 'Voir ma demande',
    notNow: 'S’il ne vous convient pas, ne faites rien : vous restez sur la liste pour d’autres créneaux.',
    leave: 'Quitter la liste d’attente',
    because: `Vous recevez cet e-mail parce que votre adresse a servi sur une liste d’attente de ${PRODUCT_NAME}. Si ce n’était pas vous, ignorez-le.`,
  },
  reporter: {
    heading: 'Au sujet de votre signalement',
    lead: (card) => `Vous avez signalé la carte ${card} et une personne de notre équipe vous répond.`,
    because:
      'Vous recevez cet e-mail parce que vous avez laissé votre adresse en signalant une carte. Si ce n’était pas vous, ignorez-le.',
  },
  occasions: {
    'series-booked': {
      heading: 'Rendez-vous confirmés',
      lead: ({ other, count }) => `${other} a pris ${count} rendez-vous pour vous.`,
    },
    'series-moved': {
      heading: 'Rendez-vous déplacés',
      lead: ({ other, count }) => `${count} de vos rendez-vous avec ${other} changent d’heure.`,
    },
    'series-cancelled': {
      heading: 'Rendez-vous annulés',
      lead: ({ other, count }) => `${other} a annulé ${count} de vos rendez-vous.`,
    },
    requested: {
      heading: 'Demande envoyée',
      lead: ({ other }) => `${other} doit confirmer votre réservation. Nous vous écrirons alors.`,
    },
    unpaid: {
      heading: 'Réservation en attente de paiement',
      lead: ({ other }) => `Effectuez le paiement pour confirmer votre réservation avec ${other}.`,
    },
    booked: {
      heading: 'Réservation confirmée',
      lead: ({ other }) => `Votre réservation avec ${other} est confirmée.`,
    },
    confirmed: {
      heading: 'Réservation confirmée',
      lead: ({ other }) => `${other} a confirmé votre réservation.`,
    },
    rejected: {
      heading: 'Réservation refusée',
      lead: ({ other }) => `${other} ne peut pas accepter votre réservation.`,
    },
    moved: {
      heading: 'Réservation modifiée',
      lead: ({ other }) => `Votre réservation avec ${other} change d’heure.`,
    },
    'move-requested': {
      heading: 'Changement à confirmer',
      lead: ({ other }) => `Vous avez demandé une autre heure. ${other} doit la confirmer.`,
    },
    'move-asked': {
      heading: 'Changement demandé',
      lead: ({ other }) =>
        `Vous avez demandé une autre heure. Jusqu’à la réponse de ${other}, votre rendez-vous reste à l’heure d’avant.`,
    },
    'move-withdrawn': {
      heading: 'Demande retirée',
      lead: ({ other }) =>
        `Vous ne demandez plus d’autre heure. Votre rendez-vous avec ${other} reste inchangé.`,
    },
    'move-accepted': {
      heading: 'Changement accepté',
      lead: ({ other }) =>
        `${other} a accepté le changement. Votre rendez-vous a maintenant la nouvelle heure.`,
    },
    'move-kept': {
      heading: 'Rendez-vous inchangé',
      lead: ({ other }) => `${other} ne peut pas changer l’heure. Votre rendez-vous reste inchangé.`,
    },
    cancelled: {
      heading: 'Réservation annulée',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Vous avez annulé votre réservation avec ${other}.`
          : by === 'owner'
            ? `${other} a annulé votre réservation.`
            : `Votre réservation avec ${other} est annulée.`,
    },
    expired: {
      heading: 'Réservation expirée',
      lead: ({ other, isUnpaid }) =>
        `Votre réservation avec ${other} n’a pas été ${isUnpaid ? 'payée' : 'confirmée'} à temps et n’aura donc pas lieu.`,
    },
    'card-wanted': {
      heading: 'Il manque votre carte',
      lead: ({ other }) =>
        `Enregistrez une carte pour confirmer votre réservation avec ${other}. Rien n’est débité maintenant.`,
    },
    'card-kept': {
      heading: 'Réservation confirmée',
      lead: ({ other }) =>
        `Votre carte est enregistrée et votre réservation avec ${other} est confirmée. Rien ne vous a été débité.`,
    },
    paid: {
      heading: 'Paiement reçu',
      lead: ({ other, isConfirmed }) =>
        `${other} a reçu le paiement de votre réservation${isConfirmed ? ', qui est confirmée' : ''}.`,
    },
    fee: {
      heading: 'Frais d’absence',
      lead: ({ other, paid }) =>
        `${other} a noté que vous n’êtes pas venu et vous a débité ${paid}, comme indiqué lors de la réservation. Si c’est une erreur, écrivez-lui.`,
    },
    refunded: {
      heading: 'Remboursement effectué',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Nous vous avons remboursé ${refunded} de votre réservation avec ${other}.${refundedInTotal && ` Au total, nous vous avons remboursé ${refundedInTotal}.`} Votre banque peut mettre quelques jours à l’afficher.`,
    },
    'paid-late': {
      heading: 'Paiement rendu',
      lead: ({ other }) =>
        `Votre paiement est arrivé alors que la réservation avec ${other} ne pouvait plus être confirmée. Nous vous le rendons en entier. Vous pouvez choisir une autre heure.`,
    },
    reminder: {
      heading: 'Rappel',
      lead: ({ other }) => `Nous vous rappelons votre rendez-vous avec ${other}.`,
    },
  },
  greeting: (name) => `Bonjour ${name}.`,
  labels: {
    service: 'Service',
    when: 'Quand',
    before: 'Avant',
    youAsk: 'Vous demandez',
    free: 'Créneaux libres',
    place: 'Où',
    state: 'État',
    price: 'Prix',
    customer: 'Client',
    email: 'E-mail',
    phone: 'Téléphone',
    reason: 'Motif',
  },
  states: {
    pending_payment: 'En attente de paiement',
    pending_confirmation: 'En attente de confirmation',
    confirmed: 'Confirmée',
    cancelled: 'Annulée',
    completed: 'Effectuée',
    no_show: 'Vous n’êtes pas venu',
    rejected: 'Refusée',
    expired: 'Expirée',
  },
  paid: 'payé',
  deposit: (amount) => `${amount} à la réservation`,
  depositPaid: (paid, rest) => `acompte de ${paid} payé, reste ${rest}`,
  feeTaken: (amount) => `${amount} débités pour absence`,
  onSite: 'à payer au rendez-vous',
  yourTime: (time) => `À votre heure : ${time}`,
  places: { 'in-person': 'Sur place', phone: 'Par téléphone', video: 'Par appel vidéo' },
  callsYou: (name, phone) => `${name} vous appelle au ${phone}.`,
  youCall: (phone) => `C’est vous qui appelez le ${phone}.`,
  directions: 'Itinéraire',
  call: 'Appeler',
  write: 'Écrire',
  joinCall: 'Rejoindre l’appel vidéo',
  linkOnPage: 'Le lien se trouve sur la page de votre réservation.',
  linkLater: 'Vous aurez le lien après la confirmation.',
  photoOf: (name) => `Photo : ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, de la part de ${name}`,
  yes: 'Oui',
  openBooking: 'Voir ou modifier mon rendez-vous',
  confirmAttendance: 'Confirmer ma venue',
  seeBooking: 'Voir mon rendez-vous',
  payBooking: 'Effectuer le paiement',
  keepCard: 'Enregistrer ma carte',
  bookAgain: 'Réserver à nouveau',
  payUntil: (moment) => `Payez avant le ${moment} : ensuite, le créneau est libéré.`,
  cardUntil: (moment) => `Enregistrez-la avant le ${moment} : ensuite, le créneau est libéré.`,
  changeUntil: (moment) => `Vous pouvez la modifier ou l’annuler jusqu’au ${moment}.`,
  changeUntilStart: 'Vous pouvez la modifier ou l’annuler jusqu’au début du rendez-vous.',
  changeOver: (notice) => `Le délai pour modifier ou annuler expirait ${notice} avant.`,
  contact: {
    reply: (other) => `Pour parler avec ${other}, répondez à cet e-mail ou choisissez :`,
    noReply: 'Cet e-mail ne reçoit pas de réponses.',
    others: (other) => `Cet e-mail ne reçoit pas de réponses. Pour parler avec ${other} :`,
    email: 'E-mail',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Ajouter à votre calendrier :',
  removeFromCalendar: 'Si vous l’avez ajouté à votre calendrier par un lien, supprimez-le là aussi.',
  receipt: 'Justificatif de ce que vous avez payé (pas une facture) :',
  openReceipt: 'Ouvrir le PDF',
  because: `Vous recevez cet e-mail parce que votre adresse a servi à réserver sur ${PRODUCT_NAME}. Si ce n’était pas vous, ignorez-le.`,
};
