import { figureWords as figures } from 'shared-lib/ui/figure-card';

const SEVERITIES = {
  critical: 'Alerta crítica',
  high: 'Alerta grave',
  medium: 'Alerta media',
  low: 'Alerta leve',
};

/** Spanish texts of the administration's first screen. */
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
    count === 1 ? '1 tarjeta denunciada' : `${figures.number(count)} tarjetas denunciadas`,
  openAppeals: (count: number) =>
    count === 1 ? '1 apelación espera respuesta' : `${figures.number(count)} apelaciones esperan respuesta`,
  readAppeals: 'Léela y decide si la decisión se mantiene.',
  proposal: (flag: string) => `Un cambio de «${flag}» espera aprobación`,
  proposedBy: (who: string) => `Lo propone ${who}.`,
  readReports: 'Decide si la tarjeta se queda o se retira.',
  severities: {
    critical: 'Alerta crítica',
    high: 'Alerta grave',
    medium: 'Alerta media',
    low: 'Alerta leve',
  },
  alert: (severity: keyof typeof SEVERITIES, title: string) => `${SEVERITIES[severity]}: ${title}`,
  allAlerts: 'Ver todas las alertas',
  webhookFailed: 'No se pudo avisar al webhook.',
  activity: 'Actividad reciente',
  noActivity: 'Todavía nadie ha cambiado nada.',
  allActivity: 'Ver el registro',
};
