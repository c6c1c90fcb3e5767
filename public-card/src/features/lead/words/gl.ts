import { gl as visitor } from 'shared-lib/visitor-words/gl';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Deixar os meus datos',
  intro: (owner) => `${owner} recibiraos cando os envíes.`,
  close: 'Pechar',
  name: 'Nome',
  fields: { email: 'Email', phone: 'Teléfono', company: 'Empresa', note: 'Mensaxe' },
  optional: 'opcional',
  either: 'email ou teléfono',
  privacy: 'Información de privacidade',
  send: 'Enviar os meus datos',
  sending: 'Enviando…',
  sent: (owner) => `${owner} xa ten os teus datos.`,
  kept: 'Sen conexión. Os teus datos enviaranse cando volva e esta tarxeta estea aberta.',
  keptButRefused: 'Os teus datos seguen gardados aquí. Enviarémolos cando abras esta tarxeta outra vez.',
  erase: 'Borrar os meus datos',
  erased: 'Os teus datos borráronse.',
  eraseFailed: 'Non se borraron. Comproba a túa conexión e téntao de novo.',
  again: 'Deixar outros datos',
  offer: (owner) => `Queres deixarlle os teus datos a ${owner}?`,
  notNow: 'Agora non',
  nameRequired: 'Escribe o teu nome.',
  nameLink: 'Escribe o teu nome sen enderezos.',
  contactRequired: 'Escribe un email ou un teléfono.',
  emailRequired: 'Escribe o teu email.',
  phoneRequired: 'Escribe o teu teléfono.',
  emailInvalid: 'Escribe un email como ana@example.com.',
  emailAccent: (address: string) => `Os correos non levan acentos nin eñes antes da @: é ${address}?`,
  phoneInvalid: 'Escribe un teléfono de polo menos 6 cifras.',
  phoneSeveral: 'Escribe un só teléfono, de 15 cifras como máximo.',
  consentRequired: 'Marca esta caixa para enviar os teus datos.',
  problems: {
    gone: 'Esta tarxeta xa non recibe datos.',
    refilled: 'O teu navegador encheu un campo que non se ve. Baleirámolo: preme outra vez o botón.',
    tooMany: 'Demasiados intentos. Agarda uns minutos e téntao de novo.',
    failure: 'Algo fallou pola nosa parte. Téntao de novo dentro dun momento.',
  },
};
