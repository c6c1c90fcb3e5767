import { PRODUCT_NAME } from 'shared-lib/config';
import type { MailTexts } from './mail-texts';

export const es: MailTexts = {
  locale: 'es',
  occasions: {
    visitor: {
      requested: {
        subject: ({ service }) => `Solicitud enviada: ${service}`,
        lead: ({ other }) =>
          `${other} todavía tiene que confirmar tu reserva. Te escribiremos en cuanto lo haga.`,
      },
      unpaid: {
        subject: ({ service }) => `Reserva pendiente de pago: ${service}`,
        lead: ({ other }) => `Tu reserva con ${other} quedará confirmada cuando se reciba el pago.`,
      },
      booked: {
        subject: ({ service }) => `Reserva confirmada: ${service}`,
        lead: ({ other }) => `Tu reserva con ${other} está confirmada.`,
      },
      confirmed: {
        subject: ({ service }) => `Reserva confirmada: ${service}`,
        lead: ({ other }) => `${other} ha confirmado tu reserva.`,
      },
      rejected: {
        subject: ({ service }) => `Reserva no aceptada: ${service}`,
        lead: ({ other }) => `${other} no puede aceptar tu reserva.`,
      },
      moved: {
        subject: ({ service }) => `Reserva cambiada: ${service}`,
        lead: ({ other }) => `Tu reserva con ${other} tiene otra hora.`,
      },
      'move-requested': {
        subject: ({ service }) => `Cambio pendiente de confirmar: ${service}`,
        lead: ({ other }) => `Tu reserva tiene otra hora, que ${other} todavía tiene que confirmar.`,
      },
      cancelled: {
        subject: ({ service }) => `Reserva cancelada: ${service}`,
        lead: ({ other }) => `Tu reserva con ${other} está cancelada.`,
      },
      expired: {
        subject: ({ service }) => `Reserva caducada: ${service}`,
        lead: ({ other }) =>
          `Tu reserva con ${other} no llegó a confirmarse a tiempo, así que no tendrá lugar.`,
      },
      paid: {
        subject: ({ service }) => `Pago recibido: ${service}`,
        lead: ({ other }) => `Se ha recibido el pago de tu reserva con ${other}.`,
      },
      reminder: {
        subject: ({ service, when }) => `Recordatorio: ${service}, ${when}`,
        lead: ({ other }) => `Tienes una reserva con ${other}.`,
      },
    },
    owner: {
      requested: {
        subject: ({ service, other }) => `Nueva solicitud: ${service}, ${other}`,
        lead: ({ other }) => `${other} te pide una reserva. Confírmala o recházala en tus reservas.`,
      },
      unpaid: {
        subject: ({ service, other }) => `Reserva pendiente de pago: ${service}, ${other}`,
        lead: ({ other }) => `Tienes una reserva nueva con ${other}, pendiente de pago.`,
      },
      booked: {
        subject: ({ service, other }) => `Reserva nueva: ${service}, ${other}`,
        lead: ({ other }) => `Tienes una reserva nueva con ${other}.`,
      },
      confirmed: {
        subject: ({ service, other }) => `Reserva confirmada: ${service}, ${other}`,
        lead: ({ other }) => `La reserva con ${other} está confirmada.`,
      },
      rejected: {
        subject: ({ service, other }) => `Reserva rechazada: ${service}, ${other}`,
        lead: ({ other }) => `La reserva con ${other} está rechazada y su hueco vuelve a estar libre.`,
      },
      moved: {
        subject: ({ service, other }) => `Reserva cambiada: ${service}, ${other}`,
        lead: ({ other }) => `La reserva con ${other} tiene otra hora.`,
      },
      'move-requested': {
        subject: ({ service, other }) => `Cambio por confirmar: ${service}, ${other}`,
        lead: ({ other }) =>
          `La reserva con ${other} tiene otra hora. Confírmala o recházala en tus reservas.`,
      },
      cancelled: {
        subject: ({ service, other }) => `Reserva cancelada: ${service}, ${other}`,
        lead: ({ other }) => `La reserva con ${other} está cancelada y su hueco vuelve a estar libre.`,
      },
      expired: {
        subject: ({ service, other }) => `Reserva caducada: ${service}, ${other}`,
        lead: ({ other }) => `La reserva de ${other} ha llegado a su hora sin confirmar y ha caducado.`,
      },
      paid: {
        subject: ({ service, other }) => `Pago recibido: ${service}, ${other}`,
        lead: ({ other }) => `La reserva con ${other} está pagada.`,
      },
      reminder: {
        subject: ({ service, other, when }) => `Recordatorio: ${service}, ${other}, ${when}`,
        lead: ({ other }) => `Tienes una reserva con ${other}.`,
      },
    },
  },
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  labels: {
    service: 'Servicio',
    when: 'Cuándo',
    place: 'Dónde',
    state: 'Estado',
    price: 'Precio',
    customer: 'Cliente',
    email: 'Correo',
    phone: 'Teléfono',
    notes: 'Notas',
    reason: 'Motivo',
  },
  states: {
    pending_payment: 'Pendiente de pago',
    pending_confirmation: 'Pendiente de confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Completada',
    no_show: 'No se presentó',
    rejected: 'No aceptada',
    expired: 'Caducada',
  },
  paid: 'pagado',
  places: { 'in-person': '', phone: 'Por teléfono', video: 'Por videollamada' },
  yes: 'Sí',
  openBooking: 'Ver, cambiar o cancelar la reserva',
  openBookings: 'Abrir en tu agenda',
  bookAgain: 'Reservar otra vez',
  addToGoogle: 'Añadir a Google Calendar',
  addToOutlook: 'Añadir a Outlook',
  because: {
    visitor: `Te escribimos porque alguien dio este correo al reservar en ${PRODUCT_NAME}.`,
    owner: `Elige qué correos te mandamos en la Configuración de ${PRODUCT_NAME}.`,
  },
};
