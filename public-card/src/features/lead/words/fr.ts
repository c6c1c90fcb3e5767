import { fr as visitor } from 'shared-lib/visitor-words/fr';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Laisser mes coordonnées',
  intro: (owner) => `${owner} les recevra dès que vous les enverrez.`,
  close: 'Fermer',
  name: 'Nom',
  fields: { email: 'E-mail', phone: 'Téléphone', company: 'Entreprise', note: 'Message' },
  optional: 'facultatif',
  either: 'e-mail ou téléphone',
  privacy: 'Informations sur la vie privée',
  send: 'Envoyer mes coordonnées',
  sending: 'Envoi…',
  sent: (owner) => `${owner} a maintenant vos coordonnées.`,
  kept: 'Hors connexion. Vos coordonnées seront envoyées à son retour, quand cette carte sera ouverte.',
  keptButRefused:
    'Vos coordonnées sont toujours gardées ici. Nous les enverrons quand vous rouvrirez cette carte.',
  erase: 'Effacer mes coordonnées',
  erased: 'Vos coordonnées sont effacées.',
  eraseFailed: 'Elles n’ont pas été effacées. Vérifiez votre connexion et réessayez.',
  again: 'Laisser d’autres coordonnées',
  offer: (owner) => `Voulez-vous laisser vos coordonnées à ${owner} ?`,
  notNow: 'Pas maintenant',
  nameRequired: 'Écrivez votre nom.',
  nameLink: 'Écrivez votre nom sans adresses.',
  contactRequired: 'Écrivez un e-mail ou un numéro de téléphone.',
  emailRequired: 'Écrivez votre e-mail.',
  phoneRequired: 'Écrivez votre numéro de téléphone.',
  emailInvalid: 'Écrivez un e-mail comme ana@example.com.',
  emailAccent: (address: string) => `Pas d’accents avant le @ : est-ce ${address} ?`,
  phoneInvalid: 'Écrivez un numéro d’au moins 6 chiffres.',
  phoneSeveral: 'Écrivez un seul numéro, de 15 chiffres au maximum.',
  consentRequired: 'Cochez cette case pour envoyer vos coordonnées.',
  problems: {
    gone: 'Cette carte ne reçoit plus de coordonnées.',
    refilled:
      'Votre navigateur a rempli un champ invisible. Nous l’avons vidé : appuyez de nouveau sur le bouton.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    failure: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  },
};
