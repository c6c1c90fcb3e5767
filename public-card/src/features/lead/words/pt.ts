import { pt as visitor } from 'shared-lib/visitor-words/pt';
import type { LeadWords } from '../words';

export { visitor };

export const words: LeadWords = {
  title: 'Deixar os meus dados',
  intro: (owner) => `${owner} vai recebê-los quando os enviar.`,
  close: 'Fechar',
  name: 'Nome',
  fields: { email: 'Email', phone: 'Telefone', company: 'Empresa', note: 'Mensagem' },
  optional: 'opcional',
  either: 'email ou telefone',
  privacy: 'Informação de privacidade',
  send: 'Enviar os meus dados',
  sending: 'A enviar…',
  sent: (owner) => `${owner} já tem os seus dados.`,
  kept: 'Sem ligação. Os seus dados serão enviados quando voltar e este cartão estiver aberto.',
  keptButRefused:
    'Os seus dados continuam guardados aqui. Vamos enviá-los quando abrir este cartão novamente.',
  erase: 'Apagar os meus dados',
  erased: 'Os seus dados foram apagados.',
  eraseFailed: 'Não foram apagados. Verifique a sua ligação e tente novamente.',
  again: 'Deixar outros dados',
  offer: (owner) => `Quer deixar os seus dados a ${owner}?`,
  notNow: 'Agora não',
  nameRequired: 'Escreva o seu nome.',
  nameLink: 'Escreva o seu nome sem endereços.',
  contactRequired: 'Escreva um email ou um telefone.',
  emailRequired: 'Escreva o seu email.',
  phoneRequired: 'Escreva o seu telefone.',
  emailInvalid: 'Escreva um email como ana@example.com.',
  emailAccent: (address: string) => `Os emails não têm acentos antes do @: é ${address}?`,
  phoneInvalid: 'Escreva um telefone de pelo menos 6 algarismos.',
  phoneSeveral: 'Escreva um só telefone, de 15 algarismos no máximo.',
  consentRequired: 'Marque esta caixa para enviar os seus dados.',
  problems: {
    gone: 'Este cartão já não recebe dados.',
    refilled: 'O seu navegador preencheu um campo que não se vê. Esvaziámo-lo: carregue outra vez no botão.',
    tooMany: 'Demasiadas tentativas. Aguarde uns minutos e tente novamente.',
    failure: 'Algo falhou do nosso lado. Tente novamente dentro de momentos.',
  },
};
