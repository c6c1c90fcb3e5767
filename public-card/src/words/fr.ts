import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { fr as visitor } from 'shared-lib/visitor-words/fr';
import type { PageWords } from './page-words';

export const fr: PageWords = {
  language: 'fr',
  locale: 'fr_FR',
  card: CARD_WORDS.fr,
  page: {
    share: 'Partager',
    qr: 'Code QR',
    lead: 'Laisser mes coordonnées',
    madeWith: 'Créé avec',
    report: 'Signaler',
    languages: 'Langues',
  },
  script: {
    tools: {
      offline: 'Hors connexion. Vous pourrez enregistrer le contact et ouvrir les liens à son retour.',
      openingFailed: 'Ouverture impossible. Vérifiez votre connexion et réessayez.',
    },
    share: { linkCopied: 'Lien copié', copyByHand: 'Copiez ce lien : ' },
    qr: {
      title: 'Code QR',
      help: 'Scannez-le avec l’appareil photo pour ouvrir la carte.',
      image: 'Code QR de la carte : {name}',
      close: 'Fermer',
      svg: 'Télécharger le SVG',
      png: 'Télécharger le PNG',
    },
    book: {
      nextSlot: 'Prochain créneau : ',
      ownTime: '(votre heure)',
      timeOf: '(heure locale : {city})',
      today: 'aujourd’hui',
      tomorrow: 'demain',
      locales: ['fr'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Aller à l’accueil',
    paused: {
      title: 'Carte en pause',
      text: 'Son titulaire l’a mise en pause. Réessayez plus tard.',
    },
    deleted: {
      title: 'Cette carte n’existe plus',
      text: 'Son titulaire l’a supprimée.',
    },
    'taken-down': {
      title: 'Cette carte n’est plus disponible',
      text: 'Nous l’avons retirée car elle ne respectait pas les conditions d’utilisation.',
    },
    unknown: {
      title: 'Cette carte n’existe pas',
      text: 'Vérifiez l’adresse : il manque peut-être une lettre, ou il y en a une de trop.',
    },
    'unknown-page': {
      title: 'Cette page n’existe pas',
      text: 'Vérifiez l’adresse : il manque peut-être une lettre, ou il y en a une de trop.',
    },
    failure: {
      title: 'Nous ne pouvons pas afficher la carte',
      text: 'Le problème vient de nous et dure peu en général. Réessayez dans un instant.',
    },
  },
  offline: {
    title: 'Hors connexion',
    book: 'Une connexion est nécessaire pour réserver. Réessayez une fois qu’elle sera revenue.',
    other: 'Une connexion est nécessaire pour ouvrir cette page. Réessayez une fois qu’elle sera revenue.',
    ways: 'Que faire',
    retry: 'Réessayer',
    backToCard: 'Retour à la carte',
  },
  bookingPage: {
    pageTitle: (name) => `Réserver avec ${name}`,
    manageTitle: 'Votre réservation',
    loading: 'Recherche de créneaux…',
    loadingBooking: 'Chargement de votre réservation…',
    openingFailed: 'Ouverture impossible. Vérifiez votre connexion et rechargez la page.',
    backToCard: 'Retour à la carte',
    needsScript: 'JavaScript est nécessaire pour choisir une heure. Vous pouvez aussi réserver directement :',
    needsScriptToManage: 'JavaScript est nécessaire pour voir, modifier ou annuler votre réservation.',
    needsScriptToAnswer:
      'JavaScript est nécessaire pour voir ou modifier votre réservation. Sans lui, vous pouvez confirmer votre venue ou annuler :',
    waiting: {
      title: 'Liste d’attente',
      loading: 'Chargement de la liste d’attente…',
      needsScript:
        'Voir la liste d’attente nécessite JavaScript. Sans lui, vous pouvez réserver le créneau que nous vous gardons, ou quitter la liste :',
      book: 'Réserver',
      leave: 'Quitter la liste',
      states: {
        fuera: 'Vous avez quitté la liste. Vos données sont effacées.',
        paso: 'Ce créneau n’est plus gardé pour vous. Vous restez sur la liste.',
        enlace: 'Ce lien ne fonctionne pas. Utilisez celui du dernier e-mail.',
        espera: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
        fallo: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
      },
    },
    answer: {
      confirm: 'Je confirme ma venue',
      cancel: 'Annuler la réservation',
      stopWhatsApp: 'Ne pas me le rappeler par WhatsApp',
      next: {
        look: 'Voir le prochain rendez-vous',
        offer: (when, price) => `Le prochain rendez-vous : ${when}. Prix : ${price}.`,
        free: 'gratuit',
        onRequest: 'sur demande',
        book: 'Réserver le prochain',
        request: 'Demander un rendez-vous',
      },
      states: {
        confirmada: 'Vous avez confirmé votre venue.',
        cancelada: 'Vous avez annulé la réservation.',
        'sin-whatsapp': 'Nous ne vous écrirons pas par WhatsApp.',
        enlace: 'Ce lien ne fonctionne pas. Utilisez celui du dernier email.',
        estado: 'Cette réservation ne peut plus être modifiée.',
        plazo: 'Le délai pour annuler est passé.',
        espera: 'Trop de tentatives. Attendez quelques minutes et réessayez.',
        fallo: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
        reservada:
          'Nous avons reçu la réservation de votre prochain rendez-vous. Nous vous envoyons les détails par e-mail.',
        'sin-hueco': 'Il n’y a pas de créneau à cette heure. Choisissez-en une autre sur la carte.',
        'sin-siguiente': 'Le prochain rendez-vous ne peut pas être réservé d’ici.',
        'con-pago': 'Le prochain rendez-vous se paie à la réservation, ce qui demande JavaScript.',
        cambio: 'La prestation a changé. Regardez de nouveau le prochain rendez-vous.',
      },
    },
  },
  report: {
    title: 'Signaler cette carte',
    intro: (name) => `Dites-nous quel est le problème avec la carte de ${name}. Une personne l’examinera.`,
    question: 'Quel est le problème ?',
    reasons: {
      impersonation: 'Elle usurpe l’identité d’une personne ou d’une entreprise',
      fraud: 'C’est une fraude ou une arnaque',
      offensive: 'Elle offense ou incite à la haine',
      'personal-data': 'Elle publie les données de quelqu’un sans autorisation',
      other: 'Autre chose',
    },
    details: 'Détails (si vous le souhaitez)',
    detailsHelp: 'N’écrivez pas vos données privées : elles ne sont pas nécessaires.',
    email: 'E-mail pour vous répondre (si vous voulez)',
    emailHelp: 'Nous ne l’utilisons que pour vous répondre à ce sujet.',
    notice: `Responsable : ${operator.name}, qui utilise ce que vous écrivez pour examiner la carte et le conserve un an. L’auteur du signalement n’est pas enregistré, sauf votre e-mail si vous le laissez. Vous pouvez demander à le consulter, le rectifier ou l’effacer : ${operator.email}.`,
    submit: 'Envoyer le signalement',
    back: 'Retour à la carte',
    support: 'Vous pouvez aussi nous écrire à ',
    sent: {
      title: 'Merci de nous avoir prévenus',
      text: `Nous avons reçu le signalement. L’équipe de ${PRODUCT_NAME} l’examinera.`,
      reference: 'Référence : ',
      ask: 'Gardez-la : elle vous permet de nous interroger à ',
      subject: (reference) => `Signalement ${reference}`,
    },
    problems: {
      datos: 'Choisissez quel est le problème et renvoyez-le.',
      espera: 'Vous avez envoyé plusieurs signalements de suite. Patientez un moment et réessayez.',
      fallo: 'Nous n’avons pas pu l’enregistrer. Réessayez dans un instant.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Où et quand : ${whereAndWhen}.`,
    channels: {
      qr: 'Code QR',
      nfc: 'Étiquette NFC',
      wa: 'WhatsApp',
      mail: 'E-mail',
      firma: 'Signature d’e-mail',
      google: 'Profil Google',
    },
    description: (name) => `Carte de ${name} : contact et liens.`,
  },
  visitor,
};
