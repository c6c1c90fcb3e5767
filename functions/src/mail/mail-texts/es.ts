import { PRODUCT_NAME } from 'shared-lib/config';
import type { MailTexts } from './mail-texts';

export const es: MailTexts = {
  language: 'es',
  erasure: {
    heading: 'Respuesta sobre tus datos',
    granted: (owner) => `${owner} ha borrado lo que sabía de ti, como pediste.`,
    refused: (owner) =>
      `${owner} no borra lo que sabe de ti, aparte de lo que ya se borró, y te explica por qué.`,
    reason: 'Motivo',
    complaint:
      'Si no estás de acuerdo, puedes reclamar ante la autoridad de protección de datos de tu país; en España, la AEPD.',
    because: 'Recibes este email porque pediste que se borraran tus datos.',
  },
  review: {
    heading: '¿Qué tal tu cita?',
    lead: (owner) =>
      `Gracias por tu cita con ${owner}. Si quieres, cuenta en Google cómo te fue: ayuda a quien busca algo parecido.`,
    button: 'Escribir una opinión en Google',
    because: (owner) => `Recibes este email una sola vez por tu cita con ${owner}.`,
    stop: 'Dejar de recibir esta pregunta',
    pageHeading: 'No preguntarme más',
    pageText:
      'Pulsa el botón y este negocio no volverá a pedirte una opinión por email. Los emails de tus reservas siguen igual.',
    pageButton: 'No pedirme más opiniones',
    pageDone: 'Hecho. Este negocio no volverá a pedirte una opinión por email.',
  },
  waiting: {
    joined: {
      heading: 'Estás en la lista de espera',
      lead: (other) =>
        `Si queda un hueco con ${other} que te vaya bien, te escribimos y te lo guardamos media hora.`,
    },
    offered: {
      heading: 'Ha quedado un hueco',
      lead: (other) =>
        `Ha quedado un hueco con ${other} y te lo guardamos un rato. Después pasa a la siguiente persona de la lista.`,
    },
    days: 'Días',
    hours: 'Horario',
    parts: { morning: 'Por la mañana', afternoon: 'Por la tarde', evening: 'Por la noche' },
    heldUntil: 'Guardado para ti hasta',
    book: 'Ver y reservar',
    see: 'Ver lo que espero',
    notNow: 'Si no te va bien, no hagas nada: sigues en la lista para otras horas.',
    leave: 'Salir de la lista de espera',
    because: `Recibes este email porque se usó tu dirección en una lista de espera de ${PRODUCT_NAME}. Si no fuiste tú, ignóralo.`,
  },
  reporter: {
    heading: 'Sobre tu denuncia',
    lead: (card) => `Denunciaste la tarjeta ${card} y una persona de nuestro equipo te contesta.`,
    because:
      'Recibes este email porque dejaste tu dirección al denunciar una tarjeta. Si no fuiste tú, ignóralo.',
  },
  occasions: {
    'series-booked': {
      heading: 'Citas confirmadas',
      lead: ({ other, count }) => `${other} te ha apuntado ${count} citas.`,
    },
    'series-moved': {
      heading: 'Citas cambiadas',
      lead: ({ other, count }) => `${count} de tus citas con ${other} cambian de hora.`,
    },
    'series-cancelled': {
      heading: 'Citas canceladas',
      lead: ({ other, count }) => `${other} ha cancelado ${count} de tus citas.`,
    },
    requested: {
      heading: 'Solicitud enviada',
      lead: ({ other }) => `${other} tiene que confirmar tu reserva. Te escribiremos cuando lo haga.`,
    },
    unpaid: {
      heading: 'Reserva pendiente de pago',
      lead: ({ other }) => `Completa el pago para confirmar tu reserva con ${other}.`,
    },
    booked: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `Tu reserva con ${other} está confirmada.`,
    },
    confirmed: {
      heading: 'Reserva confirmada',
      lead: ({ other }) => `${other} ha confirmado tu reserva.`,
    },
    rejected: {
      heading: 'Reserva rechazada',
      lead: ({ other }) => `${other} no puede aceptar tu reserva.`,
    },
    moved: {
      heading: 'Reserva cambiada',
      lead: ({ other }) => `Tu reserva con ${other} cambia de hora.`,
    },
    'move-requested': {
      heading: 'Cambio pendiente de confirmar',
      lead: ({ other }) => `Has pedido otra hora. ${other} tiene que confirmarla.`,
    },
    'move-asked': {
      heading: 'Cambio pedido',
      lead: ({ other }) =>
        `Has pedido otra hora. Hasta que ${other} conteste, tu cita sigue a la hora de antes.`,
    },
    'move-withdrawn': {
      heading: 'Cambio retirado',
      lead: ({ other }) => `Ya no pides otra hora. Tu cita con ${other} sigue como estaba.`,
    },
    'move-accepted': {
      heading: 'Cambio aceptado',
      lead: ({ other }) => `${other} ha aceptado el cambio. Tu cita tiene ya la nueva hora.`,
    },
    'move-kept': {
      heading: 'Cita sin cambios',
      lead: ({ other }) => `${other} no puede cambiar la hora. Tu cita sigue como estaba.`,
    },
    cancelled: {
      heading: 'Reserva cancelada',
      lead: ({ other, by }) =>
        by === 'visitor'
          ? `Has cancelado tu reserva con ${other}.`
          : by === 'owner'
            ? `${other} ha cancelado tu reserva.`
            : `Tu reserva con ${other} está cancelada.`,
    },
    expired: {
      heading: 'Reserva caducada',
      lead: ({ other, isUnpaid }) =>
        `Tu reserva con ${other} no se ${isUnpaid ? 'pagó' : 'confirmó'} a tiempo, así que no tendrá lugar.`,
    },
    'card-wanted': {
      heading: 'Falta tu tarjeta',
      lead: ({ other }) =>
        `Guarda una tarjeta para confirmar tu reserva con ${other}. Ahora no se cobra nada.`,
    },
    'card-kept': {
      heading: 'Reserva confirmada',
      lead: ({ other }) =>
        `Tu tarjeta está guardada y tu reserva con ${other}, confirmada. No se te ha cobrado nada.`,
    },
    paid: {
      heading: 'Pago recibido',
      lead: ({ other, isConfirmed }) =>
        `${other} ha recibido el pago de tu reserva${isConfirmed ? ', que queda confirmada' : ''}.`,
    },
    fee: {
      heading: 'Cargo por no acudir',
      lead: ({ other, paid }) =>
        `${other} ha anotado que no acudiste y te ha cobrado ${paid}, como se indicó al reservar. Si es un error, escríbele.`,
    },
    refunded: {
      heading: 'Devolución hecha',
      lead: ({ other, refunded, refundedInTotal }) =>
        `Te hemos devuelto ${refunded} de tu reserva con ${other}.${refundedInTotal && ` En total te hemos devuelto ${refundedInTotal}.`} Tu banco puede tardar unos días en mostrarlo.`,
    },
    'paid-late': {
      heading: 'Pago devuelto',
      lead: ({ other }) =>
        `Tu pago llegó cuando la reserva con ${other} ya no podía confirmarse. Te lo devolvemos entero. Puedes elegir otra hora.`,
    },
    reminder: {
      heading: 'Recordatorio',
      lead: ({ other }) => `Te recordamos tu cita con ${other}.`,
    },
  },
  greeting: (name) => `Hola, ${name}.`,
  labels: {
    service: 'Servicio',
    when: 'Cuándo',
    before: 'Antes',
    youAsk: 'Pides',
    free: 'Horas libres',
    place: 'Dónde',
    state: 'Estado',
    price: 'Precio',
    customer: 'Cliente',
    email: 'Email',
    phone: 'Teléfono',
    reason: 'Motivo',
  },
  states: {
    pending_payment: 'Pendiente de pago',
    pending_confirmation: 'Pendiente de confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Completada',
    no_show: 'No acudió',
    rejected: 'Rechazada',
    expired: 'Caducada',
  },
  paid: 'pagado',
  deposit: (amount) => `${amount} al reservar`,
  depositPaid: (paid, rest) => `pagada la señal de ${paid}, quedan ${rest}`,
  feeTaken: (amount) => `${amount} cobrados por no acudir`,
  onSite: 'se paga en la cita',
  yourTime: (time) => `En tu hora: ${time}`,
  places: { 'in-person': 'Presencial', phone: 'Por teléfono', video: 'Por videollamada' },
  callsYou: (name, phone) => `${name} te llama al ${phone}.`,
  youCall: (phone) => `Llamas tú al ${phone}.`,
  directions: 'Cómo llegar',
  call: 'Llamar',
  write: 'Escribir',
  joinCall: 'Entrar en la videollamada',
  linkOnPage: 'El enlace está en la página de tu reserva.',
  linkLater: 'Tendrás el enlace cuando se confirme.',
  photoOf: (name) => `Foto de ${name}`,
  onBehalfOf: (name) => `${PRODUCT_NAME}, de parte de ${name}`,
  yes: 'Sí',
  openBooking: 'Ver o cambiar mi cita',
  confirmAttendance: 'Confirmar que voy',
  seeBooking: 'Ver mi cita',
  payBooking: 'Completar el pago',
  keepCard: 'Guardar mi tarjeta',
  bookAgain: 'Reservar otra vez',
  payUntil: (moment) => `Paga antes del ${moment}: después, el hueco queda libre.`,
  cardUntil: (moment) => `Guárdala antes del ${moment}: después, el hueco queda libre.`,
  changeUntil: (moment) => `Puedes cambiarla o cancelarla hasta el ${moment}.`,
  changeUntilStart: 'Puedes cambiarla o cancelarla hasta que empiece.',
  changeOver: (notice) => `El plazo para cambiar o cancelar acababa ${notice} antes.`,
  contact: {
    reply: (other) => `Para hablar con ${other}, responde a este email o elige:`,
    noReply: 'Este email no recibe respuestas.',
    others: (other) => `Este email no recibe respuestas. Para hablar con ${other}:`,
    email: 'Email',
    whatsApp: 'WhatsApp',
  },
  addToCalendar: 'Añadir a tu calendario:',
  removeFromCalendar: 'Si la añadiste a tu calendario con un enlace, bórrala también allí.',
  receipt: 'Justificante de lo que has pagado (no es factura):',
  openReceipt: 'Abrir el PDF',
  because: `Recibes este email porque se usó tu dirección para reservar en ${PRODUCT_NAME}. Si no fuiste tú, ignóralo.`,
  owner: {
    occasions: {
      requested: {
        heading: 'Nueva solicitud',
        lead: ({ other }) => `${other} quiere reservar contigo. Confirma o rechaza la solicitud.`,
      },
      unpaid: {
        heading: 'Reserva pendiente de pago',
        lead: ({ other }) => `${other} ha reservado contigo. Falta el pago.`,
      },
      booked: {
        heading: 'Reserva nueva',
        lead: ({ other }) => `${other} ha reservado contigo.`,
      },
      confirmed: {
        heading: 'Reserva confirmada',
        lead: ({ other }) => `Has confirmado la reserva de ${other}.`,
      },
      rejected: {
        heading: 'Reserva rechazada',
        lead: ({ other }) => `Has rechazado la reserva de ${other}. El hueco vuelve a estar libre.`,
      },
      moved: {
        heading: 'Reserva cambiada',
        lead: ({ other }) => `La reserva de ${other} cambia de hora.`,
      },
      'move-requested': {
        heading: 'Cambio por confirmar',
        lead: ({ other }) => `${other} pide otra hora. Confirma o rechaza la reserva.`,
      },
      'move-asked': {
        heading: 'Cambio por confirmar',
        lead: ({ other }) =>
          `${other} pide otra hora. Acepta el cambio o mantén la hora: mientras tanto, se guardan las dos.`,
      },
      'move-withdrawn': {
        heading: 'Cambio retirado',
        lead: ({ other }) => `${other} ya no pide otra hora. La cita sigue como estaba.`,
      },
      'move-accepted': {
        heading: 'Cambio aceptado',
        lead: ({ other }) => `Has aceptado el cambio de hora de ${other}.`,
      },
      'move-kept': {
        heading: 'Cita sin cambios',
        lead: ({ other }) => `Has mantenido la hora de la cita de ${other}.`,
      },
      cancelled: {
        heading: 'Reserva cancelada',
        lead: ({ other, by }) =>
          by === 'visitor'
            ? `${other} ha cancelado su reserva. El hueco vuelve a estar libre.`
            : `La reserva de ${other} está cancelada. El hueco vuelve a estar libre.`,
      },
      expired: {
        heading: 'Reserva caducada',
        lead: ({ other, isUnpaid }) =>
          `La reserva de ${other} no se ${isUnpaid ? 'pagó' : 'confirmó'} a tiempo. El hueco vuelve a estar libre.`,
      },
      'card-wanted': {
        heading: 'Reserva sin tarjeta',
        lead: ({ other }) => `${other} ha reservado contigo. Falta que guarde su tarjeta.`,
      },
      'card-kept': {
        heading: 'Reserva confirmada',
        lead: ({ other }) =>
          `${other} ha guardado su tarjeta. Si no acude, puedes cobrarle el cargo desde la reserva.`,
      },
      paid: {
        heading: 'Pago recibido',
        lead: ({ other, isConfirmed }) =>
          `La reserva de ${other} está pagada${isConfirmed ? ' y confirmada' : ''}.`,
      },
      fee: {
        heading: 'Cargo cobrado',
        lead: ({ other, paid }) => `Has cobrado ${paid} a ${other} por no acudir.`,
      },
      disputed: {
        heading: 'Pago reclamado',
        lead: ({ other }) =>
          `${other} ha reclamado su pago al banco, que retiene el dinero. Responde en Stripe antes de que acabe el plazo: lo ves en Pagos.`,
      },
      refunded: {
        heading: 'Devolución hecha',
        lead: ({ other, refunded, refundedInTotal }) =>
          `Se han devuelto ${refunded} de la reserva de ${other}.${refundedInTotal && ` En total, ${refundedInTotal}.`}`,
      },
      'paid-late': {
        heading: 'Pago devuelto',
        lead: ({ other }) =>
          `El pago de ${other} llegó cuando la reserva ya no podía confirmarse. Se le devuelve entero.`,
      },
      reminder: {
        heading: 'Recordatorio',
        lead: ({ other }) => `Tienes una cita con ${other}.`,
      },
    },
    seeOwnBooking: 'Ver la reserva',
    seePayments: 'Ver el plazo en Pagos',
    answerMove: 'Responder al cambio',
    asks: 'Pide',
    notesOf: { visitor: 'Nota de quien reservó', owner: 'Tu nota para la cita' },
    youCall: (name, phone) => `Llamas tú a ${name}: ${phone}.`,
    callsYou: (name, phone) => `${name} te llama al ${phone}.`,
    answerRequest: 'Confirmar o rechazar',
    feed: 'Tu calendario puede mostrar tus reservas y seguir sus cambios.',
    openFeed: 'Añadirlas desde Reservas',
    chooseMail: 'Elegir qué emails recibo',
    because: `Recibes este email por las reservas de tu cuenta de ${PRODUCT_NAME}.`,
  },
};
