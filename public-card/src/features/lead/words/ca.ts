import { ca as visitor } from 'shared-lib/visitor-words/ca';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Deixa les meves dades',
  intro: (owner) => `${owner} les rebrà quan les enviïs.`,
  close: 'Tanca',
  name: 'Nom',
  fields: { email: 'Email', phone: 'Telèfon', company: 'Empresa', note: 'Missatge' },
  optional: 'opcional',
  either: 'email o telèfon',
  privacy: 'Informació de privacitat',
  send: 'Envia les meves dades',
  sending: 'S’està enviant…',
  sent: (owner) => `${owner} ja té les teves dades.`,
  kept: 'Sense connexió. Les teves dades s’enviaran quan torni la connexió i aquesta targeta sigui oberta.',
  keptButRefused:
    'Les teves dades continuen guardades aquí. Les enviarem quan tornis a obrir aquesta targeta.',
  erase: 'Esborra les meves dades',
  erased: 'Les teves dades s’han esborrat.',
  eraseFailed: 'No s’han esborrat. Comprova la connexió i torna-ho a provar.',
  again: 'Deixa unes altres dades',
  offer: (owner) => `Vols deixar les teves dades a ${owner}?`,
  notNow: 'Ara no',
  nameRequired: 'Escriu el teu nom.',
  nameLink: 'Escriu el teu nom sense adreces.',
  contactRequired: 'Escriu un email o un telèfon.',
  emailRequired: 'Escriu el teu email.',
  phoneRequired: 'Escriu el teu telèfon.',
  emailInvalid: 'Escriu un email com ana@exemple.com.',
  emailAccent: (address: string) => `Els correus no porten accents abans de la @: és ${address}?`,
  phoneInvalid: 'Escriu un telèfon d’almenys 6 xifres.',
  phoneSeveral: 'Escriu un sol telèfon, de 15 xifres com a màxim.',
  consentRequired: 'Marca aquesta casella per enviar les teves dades.',
  problems: {
    gone: 'Aquesta targeta ja no recull dades.',
    refilled: 'El teu navegador ha omplert un camp que no es veu. L’hem buidat: torna a prémer el botó.',
    tooMany: 'Massa intents. Espera uns minuts i torna-ho a provar.',
    failure: 'Alguna cosa ha fallat per part nostra. Torna-ho a provar d’aquí a un moment.',
  },
};
