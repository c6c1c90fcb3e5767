import type { NotificationEvent } from 'shared-lib/domain';
import { deviceZone, zoneInWords, zonesDiffer } from '../../booking-data/booking-times';

/** Every sentence of the bell. */
export const messages = {
  title: 'Notificaciones',
  close: 'Cerrar notificaciones',
  unread: (count: number) => (count === 1 ? '1 sin leer' : `${count} sin leer`),
  bell: (unread: number) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${messages.unread(unread)}`),
  markAll: 'Marcar todas como leídas',
  new: 'Nueva',
  empty: 'No tienes notificaciones',
  emptyHint: 'Aquí te avisaremos de lo que pase con tus tarjetas.',
  failed: 'No se han podido cargar.',
  retry: 'Reintentar',
};

/** A moment by the clocks of a zone, which is named where this device shows other hours. */
function moment(instant: string, zone: string): string {
  const at = Date.parse(instant);
  const shown = new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
  return zonesDiffer(at, zone, deviceZone()) ? `${shown} (${zoneInWords(zone)})` : shown;
}

const PAYMENT = { paid: 'ha pagado', failed: 'no ha podido pagar', refunded: 'ha recibido su devolución' };

/**
 * What happened, in words, and where it leads.
 *
 * @param zone - The owner's; without it no hour is said, as it might be a wrong one.
 */
export function describeNotification(
  event: NotificationEvent,
  zone: string | null,
): {
  title: string;
  text: string;
  path: string | null;
} {
  switch (event.kind) {
    case 'booking-new':
      return {
        title: `Nueva reserva de ${event.customer}`,
        text: zone === null ? event.service : `${event.service} · ${moment(event.startsAt, zone)}`,
        path: `/dashboard/bookings?reserva=${event.bookingId}`,
      };
    case 'payment-state':
      return {
        title: `${event.customer} ${PAYMENT[event.state]}`,
        text: 'Mira el cobro en tus reservas.',
        path: `/dashboard/bookings?reserva=${event.bookingId}`,
      };
    case 'template-update':
      return {
        title: `Nueva versión de la plantilla ${event.template}`,
        text: `La versión ${event.version} ya se puede aplicar a tu tarjeta.`,
        path: `/tarjeta/edit/${event.cardSlug}?tab=plantilla`,
      };
    case 'sessions-ended':
      return {
        title: 'Se han cerrado sesiones de tu cuenta',
        text: 'Si no has sido tú, cambia la contraseña.',
        path: '/dashboard/settings',
      };
    case 'account-restored':
      return {
        title: 'Tu cuenta vuelve a estar activa',
        text: 'Ya puedes cambiar tus tarjetas.',
        path: '/dashboard',
      };
    case 'card-taken-down':
      return {
        title: `Hemos retirado tu tarjeta «${event.card}»`,
        text: event.reason,
        path: `/tarjeta/edit/${event.cardSlug}`,
      };
    case 'card-takedown-lifted':
      return {
        title: `Ya puedes volver a publicar «${event.card}»`,
        text: 'Sigue en pausa hasta que la publiques.',
        path: `/tarjeta/edit/${event.cardSlug}`,
      };
  }
}
