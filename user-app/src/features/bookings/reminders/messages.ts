import type { WhatsAppProblem } from 'shared-lib/model/booking';

const appointments = (count: number) => (count === 1 ? '1 cita' : `${count} citas`);

const problems: Record<WhatsAppProblem, string> = {
  token: 'Meta no acepta tu clave',
  number: 'Meta no encuentra tu número',
  'no-number': 'falta el prefijo de su país',
  'no-whatsapp': 'su número no está en WhatsApp',
  template: 'revisa la plantilla en Meta',
  limit: 'Meta limita ahora tus mensajes',
  silent: 'Meta no responde',
  refused: 'Meta no ha aceptado el mensaje',
  unknown: 'no sabemos si llegó',
};

/** Spanish texts of the reminders of a day. */
export const messages = {
  title: 'Recordatorios',
  intro: 'Envía cada uno por WhatsApp con un toque. Lleva tu texto y el enlace para confirmar o cancelar.',
  back: 'Volver a Reservas',
  editText: 'Cambiar el texto',
  day: 'Día de las citas',
  today: 'Hoy',
  tomorrow: 'Mañana',
  loading: 'Cargando las citas…',
  list: (day: string) => `Citas del ${day}`,
  progress: (sent: number, all: number) => `${sent} de ${appointments(all)} con recordatorio enviado`,
  empty: (day: string) => `No hay citas confirmadas el ${day}`,
  emptyText: 'Cuando las haya, podrás enviar desde aquí sus recordatorios.',
  noLinks: 'Los enlaces para confirmar no se han podido preparar',
  noLinksText: 'Los recordatorios irán sin él hasta que lo intentes de nuevo.',
  retry: 'Intentar de nuevo',
  send: 'WhatsApp',
  sendTo: (name: string) => `Enviar el recordatorio a ${name} por WhatsApp`,
  again: 'Enviar otra vez',
  againTo: (name: string) => `Enviar otra vez el recordatorio a ${name} por WhatsApp`,
  mail: 'Email',
  mailTo: (name: string) => `Enviar el recordatorio a ${name} por email`,
  subject: (service: string, day: string) => `Recordatorio: ${service}, ${day}`,
  noPhone: 'Sin teléfono',
  sentAt: (moment: string) => `Enviado: ${moment}`,
  sentByWhatsApp: (moment: string) => `Enviado por WhatsApp: ${moment}`,
  planned: 'Se enviará automáticamente por WhatsApp',
  sending: 'Enviándose por WhatsApp',
  waiting: (problem: WhatsAppProblem) => `Lo volveremos a intentar: ${problems[problem]}`,
  failed: (problem: WhatsAppProblem) => `No se pudo enviar automáticamente: ${problems[problem]}`,
  undo: 'Deshacer',
  undoOf: (name: string) => `Marcar como no enviado el recordatorio a ${name}`,
};
