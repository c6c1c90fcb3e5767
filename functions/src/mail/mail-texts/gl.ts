import { PRODUCT_NAME } from 'shared-lib/config';
import type { VisitorsMailTexts } from './mail-texts';

export const gl: VisitorsMailTexts = {
  language: 'gl',
  erasure: {
    heading: 'Resposta sobre os teus datos',
    granted: (owner) => `${owner} borrou o que sabía de ti, como pediches.`,
    refused: (owner) =>
      `${owner} non borra o que sabe de ti, á parte do que xa se borrou, e explícache por que.`,
    reason: 'Motivo',
    complaint:
      'Se non estás de acordo, podes reclamar ante a autoridade de protección de datos do teu país; en España, a AEPD.',
    because: 'Recibes este email porque pediches que se borrasen os teus datos.',
  },
  review: {
    heading: 'Que tal a túa cita?',
    lead: (owner) =>
      `Grazas pola túa cita con ${owner}. Se queres, conta en Google como che foi: axuda a quen busca algo parecido.`,
    button: 'Escribir unha opinión en Google',
    because: (owner) => `Recibes este email unha soa vez pola túa cita con ${owner}.`,
    stop: 'Non recibir máis peticións de opinión',
    pageHeading: 'Non recibir máis peticións',
    pageText:
      'Preme o botón e este negocio non volverá pedirche unha opinión por email. Os emails das túas reservas seguen igual.',
    pageButton: 'Non pedirme máis opinións',
    pageDone: 'Feito. Este negocio non volverá pedirche unha opinión por email.',
  },
  waiting: {
    joined: {
      heading: 'Estás na lista de espera',
      lead: (other) =>
        `Se queda unha hora libre con ${other} que che veña ben, escribímosche e gardámoscha media hora.`,
    },
    offered: {
      heading: 'Quedou unha hora libre',
      lead: (other) =>
        `Quedou unha hora libre con ${other} e gardámoscha un anaco. Despois pasa á seguinte persoa da lista.`,
    },
    days: 'Días',
    hours: 'Horario',
    parts: { morning: 'Pola mañá', afternoon: 'Pola tarde', evening: 'Pola noite' },
    heldUntil: 'Gardada para ti ata',
    book: 'Ver e reservar',
    see: 'Ver a miña petición',
    notNow: 'Se non che vén ben, non fagas nada: segues na lista para outras horas.',
    leave: 'Saír da lista de espera',
    because: `Recibes este email porque se usou o teu enderezo nunha lista de espera de ${PRODUCT_NAME}. Se non fuches ti, ignórao.`,
  },
  reporter: {
    heading: 'Sobre a túa denuncia',
    lead: (card) => `Denunciaches a tarxeta ${card} e unha persoa do noso equipo contéstache.`,
    because:
      'Recibes este email porque deixaches o teu enderezo ao denunciar unha tarxeta. Se non fuches ti, ignórao.',
  },
  occasions: {
    'series-booked': {
      heading: 'Citas confirmadas',
      lead: ({ other, count }) => `${other} apuntouche ${count} citas.`,
    },
    'series-moved': {
      heading: 'Citas cambiadas',
      lead: ({ other, count }) => `${count} das túas citas con ${other} cambian de hora.`,
    },
    'series-cancelled': {
      heading: 'Citas canceladas',
      lead: ({ other, count }) => `${other} cancelou ${count} das túas citas.`,
    },
    requested: {
      heading: 'Solicitude enviada',
      lead: ({ other }) => `${other} ten que confirmar a túa reserva. Escribirémosche cando o faga.`,
    },
    unpaid: {
      heading: 'Reserva pendente de pagamento',
      lead: ({ other }) => `Completa o pagamento para confirmar a túa reserva con ${other}.`,
    },
    booked: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `A túa reserva con ${other} está confirmada.`,
    },
    confirmed: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `${other} confirmou a túa reserva.`,
    },
    rejected: {
      heading: 'Reserva rexeitada',
      lead: ({ other }) => `${other} non pode aceptar a túa reserva.`,
    },
    moved: {
      heading: 'Reserva cambiada',
      lead: ({ other }) => `A túa reserva con ${other} cambia de hora.`,
    },
    'move-requested': {
      heading: 'Cambio pendente de confirmar',
      lead: ({ other }) => `Pediches outra hora. ${other} ten que confirmala.`,
    },
    'move-asked': {
      heading: 'Cambio pedido',
      lead: ({ other }) =>
        `Pediches outra hora. Ata que ${other} conteste, a túa cita segue á hora de antes.`,
    },
    'move-withdrawn': {
      heading: 'Cambio retirado',
      lead: ({ other }) => `Xa non pides outra hora. A túa cita con ${other} segue como estaba.`,
    },
    'move-accepted': {
      heading: 'Cambio aceptado',
      lead: ({ other }) => `${other} aceptou o cambio. A túa cita xa ten a nova hora.`,
    },
    'move-kept': {
      heading: 'Cita sen cambios',
      lead: ({ other }) => `${other} non pode cambiar a hora. A túa cita segue como estaba.`,
    },
    cancelled: {
      heading: 'Reserva cancelada',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Cancelaches a túa reserva con ${other}.`
          : by === 'owner'
            ? `${other} cancelou a túa reserva.`
            : `A túa reserva con ${other} está cancelada.`,
    },
    expired: {
      heading: 'Reserva caducada',
      lead: ({ other, isUnpaid }) =>
        `A túa reserva con ${other} non se ${isUnpaid ? 'pagou' : 'confirmou'} a tempo, así que non terá lugar.`,
    },
    'card-wanted': {
      heading: 'Falta a túa tarxeta',
      lead: ({ other }) =>
        `Garda unha tarxeta para confirmar a túa reserva con ${other}. Agora non se cobra nada.`,
    },
    'card-kept': {
      heading: 'Reserva confirmada',
      lead: ({ other }) =>
        `A túa tarxeta está gardada e a túa reserva con ${other}, confirmada. Non se che cobrou nada.`,
    },
    paid: {
      heading: 'Pagamento recibido',
      lead: ({ other, isConfirmed }) =>
        `${other} recibiu o pagamento da túa reserva${isConfirmed ? ', que queda confirmada' : ''}.`,
    },
    fee: {
      heading: 'Cargo por non acudir',
      lead: ({ other, paid }) =>
        `${other} anotou que non acudiches e cobrouche ${paid}, como se indicaba ao reservar. Se é un erro, escríbelle.`,
    },
    refunded: {
      heading: 'Devolución feita',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Devolvémosche ${refunded} da túa reserva con ${other}.${refundedInTotal && ` En total devolvémosche ${refundedInTotal}.`} O teu banco pode tardar uns días en amosalo.`,
    },
    'paid-late': {
      heading: 'Pagamento devolto',
      lead: ({ other }) =>
        `O teu pagamento chegou cando a reserva con ${other} xa non se podía confirmar. Devolvémoscho enteiro. Podes escoller outra hora.`,
    },
    reminder: {
      heading: 'Recordatorio',
      lead: ({ other }) => `Recordámosche a túa cita con ${other}.`,
    },
  },
  greeting: (name) => `Ola, ${name}.`,
  labels: {
    service: 'Servizo',
    when: 'Cando',
    before: 'Antes',
    youAsk: 'Pides',
    free: 'Horas libres',
    place: 'Onde',
    state: 'Estado',
    price: 'Prezo',
    customer: 'Cliente',
    email: 'Email',
    phone: 'Teléfono',
    reason: 'Motivo',
  },
  states: {
    pending_payment: 'Pendente de pagamento',
    pending_confirmation: 'Pendente de confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Realizada',
    no_show: 'Non acudiches',
    rejected: 'Rexeitada',
    expired: 'Caducada',
  },
  paid: 'pagado',
  deposit: (amount) => `${amount} ao reservar`,
  depositPaid: (paid, rest) => `pagado o sinal de ${paid}, quedan ${rest}`,
  feeTaken: (amount) => `${amount} cobrados por non acudir`,
  onSite: 'págase na cita',
  yourTime: (time) => `Na túa hora: ${time}`,
  places: { 'in-person': 'Presencial', phone: 'Por teléfono', video: 'Por videochamada' },
  callsYou: (name, phone) => `${name} chámate ao ${phone}.`,
  youCall: (phone) => `Chamas ti ao ${phone}.`,
  directions: 'Como chegar',
  call: 'Chamar',
  write: 'Escribir',
  joinCall: 'Entrar na videochamada',
  linkOnPage: 'A ligazón está na páxina da túa reserva.',
  linkLater: 'Terás a ligazón cando se confirme.',
  photoOf: (name) => `Foto de ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, de parte de ${name}`,
  yes: 'Si',
  openBooking: 'Ver ou cambiar a miña cita',
  confirmAttendance: 'Confirmar que vou',
  seeBooking: 'Ver a miña cita',
  payBooking: 'Completar o pagamento',
  keepCard: 'Gardar a miña tarxeta',
  bookAgain: 'Reservar de novo',
  payUntil: (moment) => `Paga antes do ${moment}: despois, a hora queda libre.`,
  cardUntil: (moment) => `Gárdaa antes do ${moment}: despois, a hora queda libre.`,
  changeUntil: (moment) => `Podes cambiala ou cancelala ata o ${moment}.`,
  changeUntilStart: 'Podes cambiala ou cancelala ata que comece.',
  changeOver: (notice) => `O prazo para cambiar ou cancelar acababa ${notice} antes.`,
  contact: {
    reply: (other) => `Para falar con ${other}, responde a este email ou escolle:`,
    noReply: 'Este email non recibe respostas.',
    others: (other) => `Este email non recibe respostas. Para falar con ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Engadir ao teu calendario:',
  removeFromCalendar: 'Se a engadiches ao teu calendario cunha ligazón, bórraa tamén alí.',
  receipt: 'Xustificante do que pagaches (non é factura):',
  openReceipt: 'Abrir o PDF',
  because: `Recibes este email porque se usou o teu enderezo para reservar en ${PRODUCT_NAME}. Se non fuches ti, ignórao.`,
};
