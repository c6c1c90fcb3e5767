import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const pt: VisitorsMailTexts = {
  language: 'pt',
  erasure: {
    heading: 'Resposta sobre os seus dados',
    granted: (owner) => `${owner} apagou o que sabia de si, como pediu.`,
    refused: (owner) => `${owner} não apaga o que sabe de si, além do que já foi apagado, e explica porquê.`,
    reason: 'Motivo',
    complaint:
      'Se não concordar, pode reclamar junto da autoridade de proteção de dados do seu país; em Espanha, a AEPD.',
    because: 'Recebe este email porque pediu que os seus dados fossem apagados.',
  },
  review: {
    heading: 'Como correu a marcação?',
    lead: (owner) =>
      `Obrigado pela sua marcação com ${owner}. Se quiser, conte no Google como correu: ajuda quem procura algo parecido.`,
    button: 'Escrever uma opinião no Google',
    because: (owner) => `Recebe este email uma única vez pela sua marcação com ${owner}.`,
    stop: 'Não receber mais pedidos de opinião',
    pageHeading: 'Não receber mais pedidos',
    pageText:
      'Carregue no botão e este negócio não voltará a pedir-lhe uma opinião por email. Os emails das suas marcações continuam iguais.',
    pageButton: 'Não me pedir mais opiniões',
    pageDone: 'Feito. Este negócio não voltará a pedir-lhe uma opinião por email.',
  },
  waiting: {
    joined: {
      heading: 'Está na lista de espera',
      lead: (other) =>
        `Se ficar livre uma hora com ${other} que lhe convenha, escrevemos-lhe e guardamo-la meia hora.`,
    },
    offered: {
      heading: 'Ficou livre uma hora',
      lead: (other) =>
        `Ficou livre uma hora com ${other} e guardamo-la para si por um momento. Depois passa para a pessoa seguinte da lista.`,
    },
    days: 'Dias',
    hours: 'Horário',
    parts: { morning: 'De manhã', afternoon: 'À tarde', evening: 'À noite' },
    heldUntil: 'Guardada para si até',
    book: 'Ver e marcar',
    see: 'Ver o meu pedido',
    notNow: 'Se não lhe convém, não faça nada: continua na lista para outras horas.',
    leave: 'Sair da lista de espera',
    because: `Recebe este email porque o seu endereço foi usado numa lista de espera da ${PRODUCT_NAME}. Se não foi o próprio, ignore-o.`,
  },
  reporter: {
    heading: 'Sobre a sua denúncia',
    lead: (card) => `Denunciou o cartão ${card} e uma pessoa da nossa equipa responde-lhe.`,
    because:
      'Recebe este email porque deixou o seu endereço ao denunciar um cartão. Se não foi você, ignore-o.',
  },
  occasions: {
    'series-booked': {
      heading: 'Marcações confirmadas',
      lead: ({ other, count }) => `${other} fez ${count} marcações para si.`,
    },
    'series-moved': {
      heading: 'Marcações alteradas',
      lead: ({ other, count }) => `${count} das suas marcações com ${other} mudam de hora.`,
    },
    'series-cancelled': {
      heading: 'Marcações canceladas',
      lead: ({ other, count }) => `${other} cancelou ${count} das suas marcações.`,
    },
    requested: {
      heading: 'Pedido enviado',
      lead: ({ other }) => `${other} tem de confirmar a sua marcação. Escrevemos-lhe nessa altura.`,
    },
    unpaid: {
      heading: 'Marcação a aguardar pagamento',
      lead: ({ other }) => `Conclua o pagamento para confirmar a sua marcação com ${other}.`,
    },
    booked: {
      heading: 'Marcação confirmada',
      lead: ({ other }) => `A sua marcação com ${other} está confirmada.`,
    },
    confirmed: {
      heading: 'Marcação confirmada',
      lead: ({ other }) => `${other} confirmou a sua marcação.`,
    },
    rejected: {
      heading: 'Marcação recusada',
      lead: ({ other }) => `${other} não pode aceitar a sua marcação.`,
    },
    moved: {
      heading: 'Marcação alterada',
      lead: ({ other }) => `A sua marcação com ${other} muda de hora.`,
    },
    'move-requested': {
      heading: 'Alteração a aguardar confirmação',
      lead: ({ other }) => `Pediu outra hora. ${other} tem de a confirmar.`,
    },
    'move-asked': {
      heading: 'Alteração pedida',
      lead: ({ other }) => `Pediu outra hora. Até ${other} responder, a sua marcação mantém a hora anterior.`,
    },
    'move-withdrawn': {
      heading: 'Pedido retirado',
      lead: ({ other }) => `Já não pede outra hora. A sua marcação com ${other} fica como estava.`,
    },
    'move-accepted': {
      heading: 'Alteração aceite',
      lead: ({ other }) => `${other} aceitou a alteração. A sua marcação já tem a nova hora.`,
    },
    'move-kept': {
      heading: 'Marcação sem alterações',
      lead: ({ other }) => `${other} não pode alterar a hora. A sua marcação fica como estava.`,
    },
    cancelled: {
      heading: 'Marcação cancelada',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Cancelou a sua marcação com ${other}.`
          : by === 'owner'
            ? `${other} cancelou a sua marcação.`
            : `A sua marcação com ${other} está cancelada.`,
    },
    expired: {
      heading: 'Marcação expirada',
      lead: ({ other, isUnpaid }) =>
        `A sua marcação com ${other} não foi ${isUnpaid ? 'paga' : 'confirmada'} a tempo, pelo que não se realizará.`,
    },
    'card-wanted': {
      heading: 'Falta o seu cartão',
      lead: ({ other }) =>
        `Guarde um cartão para confirmar a sua marcação com ${other}. Agora não se cobra nada.`,
    },
    'card-kept': {
      heading: 'Marcação confirmada',
      lead: ({ other }) =>
        `O seu cartão está guardado e a sua marcação com ${other}, confirmada. Não lhe foi cobrado nada.`,
    },
    paid: {
      heading: 'Pagamento recebido',
      lead: ({ other, isConfirmed }) =>
        `${other} recebeu o pagamento da sua marcação${isConfirmed ? ', que fica confirmada' : ''}.`,
    },
    fee: {
      heading: 'Taxa por não comparecer',
      lead: ({ other, paid }) =>
        `${other} registou que não compareceu e cobrou-lhe ${paid}, como indicado na marcação. Se for um erro, escreva-lhe.`,
    },
    refunded: {
      heading: 'Devolução feita',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Devolvemos-lhe ${refunded} da sua marcação com ${other}.${refundedInTotal && ` No total, devolvemos-lhe ${refundedInTotal}.`} O seu banco pode demorar uns dias a mostrá-lo.`,
    },
    'paid-late': {
      heading: 'Pagamento devolvido',
      lead: ({ other }) =>
        `O seu pagamento chegou quando a marcação com ${other} já não podia ser confirmada. Devolvemo-lo por inteiro. Pode escolher outra hora.`,
    },
    reminder: {
      heading: 'Lembrete',
      lead: ({ other }) => `Lembramos a sua marcação com ${other}.`,
    },
  },
  greeting: (name) => `Olá, ${name}.`,
  labels: {
    service: 'Serviço',
    when: 'Quando',
    before: 'Antes',
    youAsk: 'Pede',
    free: 'Horas livres',
    place: 'Onde',
    state: 'Estado',
    price: 'Preço',
    customer: 'Cliente',
    email: 'Email',
    phone: 'Telefone',
    reason: 'Motivo',
  },
  states: {
    pending_payment: 'A aguardar pagamento',
    pending_confirmation: 'A aguardar confirmação',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Realizada',
    no_show: 'Não compareceu',
    rejected: 'Recusada',
    expired: 'Expirada',
  },
  paid: 'pago',
  deposit: (amount) => `${amount} ao marcar`,
  depositPaid: (paid, rest) => `sinal de ${paid} pago, faltam ${rest}`,
  feeTaken: (amount) => `${amount} cobrados por não comparecer`,
  onSite: 'paga-se no local',
  yourTime: (time) => `Na sua hora: ${time}`,
  places: { 'in-person': 'Presencial', phone: 'Por telefone', video: 'Por videochamada' },
  callsYou: (name, phone) => `${name} liga-lhe para o ${phone}.`,
  youCall: (phone) => `É você que liga para o ${phone}.`,
  directions: 'Como chegar',
  call: 'Ligar',
  write: 'Escrever',
  joinCall: 'Entrar na videochamada',
  linkOnPage: 'A ligação está na página da sua marcação.',
  linkLater: 'Terá a ligação quando for confirmada.',
  photoOf: (name) => `Foto: ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, em nome de ${name}`,
  yes: 'Sim',
  openBooking: 'Ver ou alterar a minha marcação',
  confirmAttendance: 'Confirmar que vou',
  seeBooking: 'Ver a minha marcação',
  payBooking: 'Concluir o pagamento',
  keepCard: 'Guardar o meu cartão',
  bookAgain: 'Marcar novamente',
  payUntil: (moment) => `Prazo para pagar: ${moment}. Depois, a hora fica livre.`,
  cardUntil: (moment) => `Prazo para o guardar: ${moment}. Depois, a hora fica livre.`,
  changeUntil: (moment) => `Prazo para a alterar ou cancelar: ${moment}.`,
  changeUntilStart: 'Pode alterá-la ou cancelá-la até começar.',
  changeOver: (notice) => `O prazo para alterar ou cancelar terminava ${notice} antes.`,
  contact: {
    reply: (other) => `Para falar com ${other}, responda a este email ou escolha:`,
    noReply: 'Este email não recebe respostas.',
    others: (other) => `Este email não recebe respostas. Para falar com ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Adicionar ao seu calendário:',
  removeFromCalendar: 'Se a adicionou ao seu calendário com uma ligação, elimine-a também aí.',
  receipt: 'Comprovativo do que pagaste (não é fatura):',
  openReceipt: 'Abrir o PDF',
  because: `Recebe este email porque o seu endereço foi usado para marcar na ${PRODUCT_NAME}. Se não foi o próprio, ignore-o.`,
};
