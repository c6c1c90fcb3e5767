import type { BookingStatus } from 'shared-lib/domain/booking';

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
  ownNote: 'Tu nota',
  ownNoteHelp: 'Solo la ves tú. Se guarda sola.',
  noteStates: {
    saving: 'Guardando…',
    saved: 'Guardado',
    queued: 'Se guardará cuando vuelva la conexión',
  },
};
