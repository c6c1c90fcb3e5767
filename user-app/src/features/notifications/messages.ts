import { deviceZone, zoneInWords, zonesDiffer } from '../../booking-data/booking-times';

/** Spanish texts of the notifications. */
export const messages = {
  title: 'Notificaciones',
  close: 'Cerrar notificaciones',
  markAll: 'Marcar todas como leídas',
  new: 'Nueva',
  days: { today: 'Hoy', yesterday: 'Ayer', earlier: 'Antes' },
  choose: 'Elegir de qué te avisamos',
  empty: 'No tienes notificaciones',
  emptyHint: 'Aquí te avisaremos de lo que pase con tus tarjetas.',
  failed: 'No se han podido cargar.',
  retry: 'Reintentar',
  goBack: 'Volver a la anterior',
  goBackOf: (template: string) => `Volver a la anterior versión de la plantilla ${template}`,
  isBack: 'Tiene otra vez la versión anterior.',
  wentBack: (template: string) => `Tu tarjeta se ve otra vez con la versión anterior de ${template}.`,
  wentBackUnpublished: (template: string) =>
    `Tu tarjeta tiene otra vez la versión anterior de ${template}. Publícala para que se vea.`,
};

/** Formats an instant in a zone, which is named when this device shows another time. */
export function moment(instant: string, zone: string): string {
  const at = Date.parse(instant);
  const shown = new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(at);
  return zonesDiffer(at, zone, deviceZone()) ? `${shown} (${zoneInWords(zone)})` : shown;
}
