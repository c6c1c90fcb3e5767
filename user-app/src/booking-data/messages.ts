import type { BookingStatus } from 'shared-lib/domain/booking';

/** What several screens say of bookings. */
export const bookingMessages = {
  status: {
    pending_payment: 'Pendiente de pago',
    pending_confirmation: 'Por confirmar',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Completada',
    no_show: 'No se presentó',
    rejected: 'Rechazada',
    expired: 'Caducada',
  } satisfies Record<BookingStatus, string>,
  ownNote: 'Tu nota',
  ownNoteHelp: 'Solo la ves tú. Se guarda sola.',
  noteStates: {
    saving: 'Guardando…',
    saved: 'Guardado',
    queued: 'Se guardará cuando haya conexión',
  },
};
