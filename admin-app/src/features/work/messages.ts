import type { AccountWork, CallableInput, WorkState } from 'shared-lib/model';

const moment = (at: number) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const mails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

const TEMPLATES: Readonly<Record<string, string>> = {
  created: 'Reserva hecha',
  confirmed: 'Reserva confirmada',
  rejected: 'Reserva rechazada',
  rescheduled: 'Cambio de hora',
  cancelled: 'Reserva cancelada',
  expired: 'Reserva caducada',
  paid: 'Pago recibido',
  'card-kept': 'Tarjeta guardada',
  refunded: 'Devolución',
  disputed: 'Pago en disputa',
  'paid-late': 'Pago tardío',
  'reminder-24h': 'Recordatorio del día antes',
  'reminder-1h': 'Recordatorio de la hora antes',
  'waiting-joined': 'Entrada en la lista de espera',
  'waiting-offer': 'Hueco de la lista de espera',
  'trial-ending': 'Fin de la prueba',
  'export-ready': 'Datos listos',
  'people-new': 'Personas nuevas',
  'password-reset': 'Cambio de contraseña',
  'verify-email': 'Confirmación del email',
  'card-taken-down': 'Tarjeta retirada',
  'account-suspended': 'Cuenta suspendida',
  'appeal-decided': 'Respuesta a una apelación',
  'report-answer': 'Respuesta a una denuncia',
  'from-team': 'Mensaje del equipo',
};

const JOB_NAMES: Readonly<Record<string, string>> = {
  purgeDeletedCards: 'Borrar tarjetas eliminadas',
  purgeDeletedAccounts: 'Borrar marcas de cuentas eliminadas',
  deleteAccounts: 'Eliminar cuentas',
  exportAccounts: 'Preparar descargas de datos',
  purgeExpired: 'Borrar datos caducados',
  purgeOldRecords: 'Borrar denuncias y alertas antiguas',
  settleAllPhotos: 'Ordenar fotos publicadas',
  sweepFiles: 'Borrar archivos sueltos',
  indexAccounts: 'Completar la lista de cuentas',
  groupReports: 'Completar la cola de denuncias',
  noteVerifiedAddresses: 'Anotar direcciones verificadas',
  rollUpStats: 'Sumar estadísticas',
  countOwnerCohorts: 'Contar cuentas por mes de alta',
  countTemplateUses: 'Contar usos de plantillas',
  publishTemplates: 'Publicar plantillas programadas',
  rollOutTemplates: 'Distribuir plantillas',
  readCalendars: 'Leer otros calendarios',
  sendWhatsAppReminders: 'Recordar por WhatsApp',
  writeCalendars: 'Escribir reservas en otros calendarios',
  offerFreedTime: 'Ofrecer huecos de las listas de espera',
  completePastBookings: 'Cerrar reservas pasadas',
  releaseUnpaidBookings: 'Liberar reservas sin pagar',
  expirePendingBookings: 'Caducar reservas pendientes',
  eraseBookings: 'Borrar datos de reservas',
  remindOfPeople: 'Recordar a quién seguir',
  announceReminders: 'Avisar de los recordatorios de mañana',
  purgeBusyDays: 'Borrar horarios ocupados antiguos',
  refreshBookableCards: 'Actualizar tarjetas con reservas',
  endTrials: 'Terminar pruebas',
  followOpenAdministration: 'Avisar de la administración abierta',
  applyStripeEvents: 'Aplicar avisos de Stripe',
  reconcilePayments: 'Comprobar pagos con Stripe',
  refreshProviders: 'Comprobar cuentas de Stripe',
  sendReminders: 'Preparar recordatorios',
  sendReviewRequests: 'Pedir opiniones',
  deliverOutbox: 'Enviar emails',
  sendPushes: 'Enviar avisos a dispositivos',
};

/** Spanish texts of 'Trabajos'. */
export const messages = {
  check: 'Comprobar otra vez',
  checked: (at: string) => `Comprobado el ${at}.`,

  jobs: 'Tareas periódicas',
  jobsText: 'Cada una se ejecuta cada minuto. Se guardan las últimas veces que hizo algo o falló.',
  noJobs: 'Ninguna se ha ejecutado todavía.',
  jobLate: 'Se retrasa',
  jobFails: 'Falla',
  jobWorks: 'Bien',
  jobsWork: (count: number) => (count === 1 ? '1 tarea bien' : `${count} tareas bien`),
  lastSuccess: (at: number | null) => (at ? `Última vez bien: ${moment(at)}` : 'Nunca ha ido bien'),
  lastFailure: (at: number) => `Último fallo: ${moment(at)}`,
  took: (ms: number) => `Tardó ${ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`}`,
  runJob: 'Ejecutar la primera',
  runJobNamed: (job: string) => `Ejecutar la primera: ${job}`,
  jobAsked: 'Será la primera del próximo minuto',
  runs: 'Últimas ejecuciones',
  runsOf: (job: string) => `Últimas ejecuciones de ${job}`,
  noRuns: 'No ha tenido nada que hacer.',
  run: {
    at: 'Cuándo',
    done: 'Hechos',
    took: 'Duración',
    outcome: 'Resultado',
    ok: 'Bien',
  },
  duration: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`),
  moment,

  mail: 'Cola de emails',
  queue: ({
    due,
    overdue,
    retrying,
    failed,
  }: Pick<WorkState['mail'], 'due' | 'overdue' | 'retrying' | 'failed'>) =>
    due === 0 && retrying === 0 && failed === 0
      ? 'Ningún email espera ni ha fallado.'
      : [
          due === 0
            ? retrying === 0 && 'Ninguno espera.'
            : `Esperan ${due}${overdue > 0 ? `, ${overdue} desde hace más de un cuarto de hora` : ''}.`,
          retrying > 0 &&
            `${mails(retrying)} sin entregar ${retrying === 1 ? 'espera' : 'esperan'} otro intento.`,
          failed > 0 && `Han fallado ${failed}.`,
        ]
          .filter(Boolean)
          .join(' '),
  waiting: 'Esperan',
  lost: 'Han fallado',
  mailList: (which: string) => `Emails: ${which}`,
  attemptsOf: (count: number) =>
    count === 0 ? 'sin intentos' : count === 1 ? '1 intento' : `${count} intentos`,
  sending: 'enviándose',
  nextAt: (at: number) => `siguiente intento: ${moment(at)}`,
  accountOf: (what: string, age: string) => `Ver cuenta: ${what}, ${age}`,
  nextNow: 'sale ahora',
  noNext: 'no se intenta más',
  oldest: (count: number) => `Se ven los ${count} más antiguos.`,
  latest: (count: number) => `Se ven los ${count} últimos.`,
  retryMail: 'Reintentar',
  retryMailOf: (what: string, age: string) => `Reintentar ${what}, ${age}`,
  retryWaiting: 'Enviar ya los que esperan',
  retryFailed: 'Reintentar los que han fallado',
  toOwner: (what: string) => `${what}, al titular`,
  toVisitor: (what: string) => `${what}, a quien reserva`,
  account: 'Ver cuenta',
  templates: TEMPLATES,

  accounts: 'Trabajos de cuentas',
  accountsText: 'Descargas de datos y borrados de cuentas que siguen en segundo plano.',
  noAccounts: 'Ninguno en marcha.',
  kinds: { export: 'Descarga de datos', deletion: 'Borrado de la cuenta' } satisfies Record<
    AccountWork['kind'],
    string
  >,
  running: 'En marcha',
  failed: 'Ha fallado',
  attempts: (count: number) => (count === 1 ? '1 intento sin avanzar' : `${count} intentos sin avanzar`),
  retryWork: 'Reintentar',
  retryWorkOf: (kind: string, uid: string) => `Reintentar ${kind} de ${uid}`,

  retried: (input: CallableInput<'retryWork'>, count: number, isMore: boolean) => {
    if (input.kind === 'job') return 'Se ejecutará la primera en el próximo minuto';
    if (input.kind === 'account') return 'Se volverá a intentar en el próximo minuto';
    if (count === 0) return 'No había nada que reintentar';
    return `Se vuelve a intentar: ${mails(count)}${isMore ? '. Quedan más: púlsalo otra vez' : ''}`;
  },

  /** Names of the jobs, by what they do. */
  jobNames: JOB_NAMES,
};
