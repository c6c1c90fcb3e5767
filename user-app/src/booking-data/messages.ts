import type { BookingStatus } from 'shared-lib/model/booking';

/** Spanish texts that several screens share about bookings. */
export const bookingMessages = {
  status: {
    pending_payment: 'Pendiente de pago',
    pending_confirmation: 'Pendiente de confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Completada',
    no_show: 'No acudió',
    rejected: 'Rechazada',
    expired: 'Caducada',
  } satisfies Record<BookingStatus, string>,
  asksMove: 'Pide otra hora',
  attends: 'Confirmada por el cliente',
  ownNote: 'Tu nota',
  ownNoteHelp: 'Solo la ves tú. Se guarda sola.',
  noteStates: {
    saving: 'Guardando…',
    saved: 'Guardado',
    queued: 'Se guardará cuando vuelva la conexión',
  },
  whatsApp: { saved: 'Conexión con WhatsApp guardada', removed: 'Conexión con WhatsApp quitada' },
  answered: {
    confirm: (name: string) => `Reserva de ${name} confirmada`,
    pay: (name: string) => `Reserva de ${name} pagada`,
  },
  refusals: {
    offline: 'Sin conexión: no se ha guardado nada. Lo que has escrito sigue aquí; vuelve a intentarlo.',
    codes: {
      'slot-taken': 'A esa hora ya hay otra reserva u horas bloqueadas.',
      'slot-not-offered': 'Esa hora no vale. Elige otra.',
      'service-gone': 'Ese servicio ya no existe. Elige otro.',
      'not-together': 'Estos servicios no caben en una misma cita. Elige otros o resérvalos por separado.',
      'booking-not-found': 'Esta reserva ya no existe.',
      'booking-state': 'Esta reserva ha cambiado y ya no se puede hacer eso. Aquí ves cómo está ahora.',
      'booking-changed': 'Esta reserva ha cambiado mientras la mirabas. Aquí ves cómo está ahora.',
    },
  },
};
