import type { MailWindow } from 'shared-lib/model';

const LANGUAGES: Readonly<Record<string, string>> = { es: 'Español', en: 'Inglés' };

const ACTS: Readonly<Record<string, string>> = {
  'users create': 'creó la cuenta',
  'users update': 'cambió la cuenta',
  'users delete': 'eliminó la cuenta',
  'users read': 'abrió esta ficha',
  'admins create': 'le dio permisos de administrador',
  'admins update': 'cambió sus datos de administrador',
  'admins delete': 'le quitó los permisos de administrador',
};

/** Spanish texts of an account's details. */
export const detailMessages = {
  gone: 'Esta cuenta ya no existe.',
  goneText: 'Puede que su titular la haya eliminado, o que el enlace esté incompleto.',
  logged: 'Ver esta ficha queda anotado en el registro.',

  verified: 'Email verificado',
  unverified: 'Email sin verificar',
  person: 'Datos de la cuenta',
  uid: 'Identificador',
  phone: 'Teléfono',
  timezone: 'Zona horaria',
  language: 'Idioma',
  languages: LANGUAGES,
  createdAt: 'Alta',
  activeAt: 'Última actividad',
  lastSignInAt: 'Último acceso',
  bookings: 'Reservas',
  mail: 'Emails a otras personas',
  mailSent: (sent: Record<MailWindow, number>, most: Record<MailWindow, number>) =>
    `${sent.hour} de ${most.hour} por hora, ${sent.day} de ${most.day} al día`,
  unknown: '—',
  suspendedTitle: 'Cuenta suspendida',
  noReason: 'Sin motivo escrito.',

  actions: 'Acciones',
  changePlan: 'Plan de la cuenta',
  suspend: 'Suspender',
  restore: 'Reactivar',
  grant: 'Hacer administrador',
  remove: 'Quitar de administradores',
  needsVerified: 'Para administrar, antes tiene que verificar su email.',
  needsRemoval: 'Para suspenderla, antes quítala de los administradores.',

  help: 'Ayuda que pide el titular',
  helpText: 'Cada ayuda queda en el registro. Los enlaces y los archivos llegan solo a su titular.',
  helps: {
    'password-reset': {
      button: 'Enviar cambio de contraseña',
      title: (name: string) => `¿Enviar a ${name} un enlace para cambiar la contraseña?`,
      text: (email: string) => `Se enviará a ${email}. El enlace funciona durante una hora.`,
      done: (name: string) => `${name} recibirá el enlace en un momento.`,
    },
    'verify-email': {
      button: 'Enviar verificación de email',
      title: (name: string) => `¿Enviar a ${name} un enlace para verificar su email?`,
      text: (email: string) => `Se enviará a ${email}.`,
      done: (name: string) => `${name} recibirá el enlace en un momento.`,
    },
    'end-sessions': {
      button: 'Cerrar todas sus sesiones',
      title: (name: string) => `¿Cerrar todas las sesiones de ${name}?`,
      text: () => 'Tendrá que volver a iniciar sesión en todos sus dispositivos. Recibirá un aviso.',
      done: (name: string) => `Las sesiones de ${name} están cerradas.`,
    },
    export: {
      button: 'Preparar copia de sus datos',
      title: (name: string) => `¿Preparar una copia de los datos de ${name}?`,
      text: (email: string) => `Cuando esté lista, se avisará a ${email}. Solo su titular puede descargarla.`,
      done: (name: string) => `Estamos preparando la copia. ${name} recibirá un email.`,
    },
    'second-factor': {
      button: 'Quitar segundo factor',
      title: (name: string) => `¿Quitar el segundo factor de ${name}?`,
      text: () =>
        'Entrará solo con su contraseña y tendrá que añadir otro. Se cierran todas sus sesiones. Asegúrate antes de que quien lo pide es esa persona.',
      done: (name: string) => `${name} ya no tiene segundo factor.`,
    },
  },
  deleteAccount: 'Eliminar cuenta',
  deleteTitle: (name: string) => `¿Eliminar la cuenta de ${name}?`,
  deleteText: (email: string) =>
    `Se eliminan para siempre sus tarjetas, sus datos y su acceso, y se cancelan sus próximas reservas con un aviso a quien reservó. Escribe ${email} para confirmarlo.`,
  deleteEmail: 'Email de la cuenta',
  deleteEmailHelp: 'Hazlo solo si su titular lo ha pedido.',
  deleteConfirm: 'Eliminar cuenta',
  deleteDone: (name: string) => `La cuenta de ${name} está eliminada.`,

  cards: 'Tarjetas',
  noCards: 'No tiene tarjetas.',
  cardStates: { draft: 'Borrador', published: 'Publicada', paused: 'En pausa', deleted: 'Eliminada' },
  takenDown: 'Retirada',
  look: 'Ver tarjeta',
  lookAt: (name: string) => `Ver la tarjeta ${name}`,
  takeDown: 'Retirar',
  takeDownOf: (name: string) => `Retirar ${name}`,
  lift: 'Volver a permitir',
  liftOf: (name: string) => `Volver a permitir ${name}`,
  opensTab: 'se abre en otra pestaña',

  templates: 'Plantillas',
  noTemplates: 'No usa plantillas.',
  templateOn: (card: string) => `en ${card}`,

  flags: 'Funciones',
  flagsText: 'Las que tiene por su plan y por el porcentaje de cada una.',
  flagStates: { on: 'Activa', off: 'Inactiva', platform: 'Según dispositivo' },
  flagsOff: (count: number) =>
    count === 1 ? 'Otra función está inactiva.' : `Otras ${count} funciones están inactivas.`,
  noFlags: 'Ninguna función está activa para esta cuenta.',

  activity: 'Actividad',
  noActivity: 'El registro no dice nada de esta cuenta.',
  /** By collection and action of the log. */
  acts: ACTS,
  otherAct: 'hizo un cambio',
  did: (who: string, act: string) => `${who} ${act}`,
  wholeLog: 'Ver en el registro',

  reason: 'Motivo',
  reasonForAccount: 'Lo recibirá por email quien tiene la cuenta, con la forma de apelar.',
  closeReports: 'Cerrar las denuncias abiertas de sus tarjetas',
  reasonForOwner: 'Lo leerá el titular de la tarjeta.',
  planTitle: (name: string, plan: string) => `¿Pasar a ${name} al plan ${plan}?`,
  planText: (before: string) => `Ahora tiene el plan ${before}. El cambio se nota al momento.`,
  planConfirm: 'Cambiar plan',
  planDone: (name: string, plan: string) => `${name} tiene ahora el plan ${plan}.`,
  suspendTitle: (name: string) => `¿Suspender a ${name}?`,
  suspendText:
    'No podrá entrar ni cambiar nada, se cerrarán sus sesiones y sus tarjetas quedarán en pausa, sin reservas. Sus datos se conservan; puedes reactivarla cuando quieras.',
  suspendDone: (name: string) => `La cuenta de ${name} está suspendida.`,
  restoreTitle: (name: string) => `¿Reactivar a ${name}?`,
  restoreText: 'Podrá volver a entrar con su contraseña, y sus tarjetas publicadas volverán a verse.',
  restoreDone: (name: string) => `La cuenta de ${name} vuelve a estar activa.`,
  grantTitle: (name: string) => `¿Hacer administrador a ${name}?`,
  grantText: 'Podrá ver todas las cuentas, cambiar plantillas y ajustes, y hacer a otros administradores.',
  grantDone: (name: string) => `${name} ya es administrador.`,
  removeTitle: (name: string) => `¿Quitar a ${name} de los administradores?`,
  removeText: 'Saldrá del panel al momento. Su cuenta y sus tarjetas no cambian.',
  removeSelf: 'Eres tú: saldrás del panel al momento y otro administrador tendrá que invitarte para volver.',
  removeDone: (name: string) => `${name} ya no es administrador.`,
  takeDownTitle: (name: string) => `¿Retirar la tarjeta ${name}?`,
  takeDownText:
    'Dejará de verse y su titular no podrá publicarla hasta que la vuelvas a permitir. Recibirá un email con el motivo y cómo reclamar.',
  takeDownConfirm: 'Retirar tarjeta',
  takeDownDone: (name: string) => `La tarjeta ${name} está retirada.`,
  liftTitle: (name: string) => `¿Volver a permitir ${name}?`,
  liftText: 'Su titular podrá volver a publicarla.',
  liftConfirm: 'Permitir',
  liftDone: (name: string) => `El titular de ${name} ya puede volver a publicarla.`,
};
