import { messages as figures } from '../../figures/messages';

const SEVERITIES = {
  critical: 'Alerta crítica',
  high: 'Alerta grave',
  medium: 'Alerta media',
  low: 'Alerta leve',
};

/** What the administration's first screen says. */
export const messages = {
  signedInAs: (email: string) => `Has entrado como ${email}.`,
  fallback: 'Administrador',
  toCards: 'Ir a mis tarjetas',
  figures: 'Cifras',
  users: 'Usuarios',
  publishedCards: 'Tarjetas publicadas',
  templates: 'Plantillas',
  downloads: 'Descargas de plantillas',
  views: 'Visitas',
  saves: 'Contactos guardados',
  bookings: 'Reservas',
  errors: 'Errores',
  attention: 'Requiere atención',
  nothing: 'Nada. Todo está en orden.',
  openReports: (count: number) =>
    count === 1 ? '1 denuncia abierta' : `${figures.number(count)} denuncias abiertas`,
  readReports: 'Decide si la tarjeta se queda o se retira.',
  severities: {
    critical: 'Alerta crítica',
    high: 'Alerta grave',
    medium: 'Alerta media',
    low: 'Alerta leve',
  },
  alert: (severity: keyof typeof SEVERITIES, title: string) => `${SEVERITIES[severity]}: ${title}`,
  webhookFailed: 'No se pudo avisar al webhook.',
  activity: 'Actividad reciente',
  noActivity: 'Todavía nadie ha cambiado nada.',
  allActivity: 'Ver el registro',
};
