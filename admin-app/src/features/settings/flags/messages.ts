import type { Platform, UserType } from 'shared-lib/model';
import { figureWords as figures } from 'shared-lib/ui/figure-card';

const TYPES: Record<UserType, string> = {
  free: 'Gratis',
  premium: 'Premium',
  enterprise: 'Empresa',
  developer: 'Desarrollador',
  admin: 'Administración',
};
const PLATFORMS: Record<Platform, string> = { mobile: 'Móvil', tablet: 'Tableta', desktop: 'Ordenador' };

/** Spanish texts of the list of features and their edit. */
export const messages = {
  title: 'Funciones',
  text: 'Qué tiene activado cada cuenta. Los cambios llegan al momento a quien está conectado.',
  idleOnes: 'No cambian nada todavía',
  idle: 'Esta función no cambia nada todavía.',
  idleText: 'Puedes prepararla, pero ninguna pantalla la usa en esta versión.',
  none: 'Todavía no hay funciones: se crean al entrar el primer administrador.',
  types: TYPES,
  platforms: PLATFORMS,
  off: 'Desactivada',
  on: (percentage: number) => (percentage >= 100 ? 'Activada' : `Activada al ${percentage} %`),
  onlyFor: (who: readonly string[]) => `Solo ${who.join(', ')}`,
  listed: (count: number) => (count === 1 ? '1 cuenta elegida' : `${count} cuentas elegidas`),
  edit: 'Editar',
  editNamed: (name: string) => `Editar ${name}`,

  readOnly: 'Solo lectura',
  readOnlyText:
    'Interruptor de emergencia: nadie puede guardar, publicar ni reservar hasta que se desactive. Las tarjetas se siguen viendo.',
  readOnlyDescription: 'Interruptor de emergencia: nadie puede cambiar nada.',
  readOnlyIsOn: 'El producto está en solo lectura: nadie puede cambiar nada.',
  turnOn: 'Activar solo lectura',
  turnOff: 'Desactivar solo lectura',
  turnOnQuestion: '¿Poner todo el producto en solo lectura?',
  freezeMessage: 'Mensaje para todo el mundo',
  freezeMessageHelp: 'Se lee en la cabecera de cada pantalla y en la página de estado. Opcional.',
  freezeEnds: 'Acaba',
  freezeByHand: 'Cuando alguien lo desactive',
  freezeAfter: (hours: number) => (hours === 1 ? 'En 1 hora' : `En ${hours} horas`),
  freezeSays: (message: string) => `Mensaje: ${message}`,
  freezeUntil: (until: number) =>
    `Acaba por sí solo el ${new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' }).format(until)}.`,
  turnOnConsequence: 'Afecta a todas las cuentas al momento. Queda escrito en el registro quién lo activa.',

  enabled: 'Activada',
  percentage: 'Porcentaje de cuentas',
  percentageProblem: 'Un número de 0 a 100.',
  userTypes: 'Solo para estos planes',
  anyType: 'Ninguno marcado: para todos.',
  devices: 'Solo en estos dispositivos',
  anyDevice: 'Ninguno marcado: en todos.',
  targets: 'Cuentas elegidas',
  targetsHint: 'Email o uid. La tienen aunque el porcentaje o los planes las dejen fuera.',
  chosen: 'Cuentas elegidas',
  addAccount: 'Añadir cuenta',
  accountUnknown: (text: string) => `No hay ninguna cuenta con «${text}». Escribe su email entero o su uid.`,
  removeAccount: 'Quitar',
  removeAccountNamed: (name: string) => `Quitar ${name}`,
  dates: 'Fechas',
  startsAt: 'Empieza',
  endsAt: 'Termina',
  datesHint: (zone: string) =>
    `Opcionales, con la hora de ${zone}. Antes de la primera y después de la segunda, la función está desactivada para todas las cuentas.`,
  datesProblem: 'Tiene que terminar después de empezar.',
  waiting: 'Programada',
  over: 'Terminada',
  from: (moment: string) => `Desde el ${moment}`,
  until: (moment: string) => `Hasta el ${moment}`,
  stale: {
    ended: 'Su fecha de fin ya ha pasado: se puede quitar.',
    'always-on': 'Lleva más de 90 días activada para todas las cuentas: se puede dejar fija y quitar.',
    'always-off': 'Lleva más de 90 días desactivada: se puede quitar.',
  },
  staleBadge: 'Caducada',
  targetsUnknown: (uids: readonly string[]) =>
    uids.length === 1
      ? `No hay ninguna cuenta con el uid ${uids[0]}.`
      : `No hay cuentas con estos uid: ${uids.join(', ')}.`,
  targetsTooMany: 'Como mucho 500 cuentas.',
  description: 'Descripción',
  reach: (reached: number, all: number, exact: boolean) =>
    `Afecta a ${exact ? '' : 'unas '}${figures.number(reached)} de ${figures.number(all)} cuentas`,
  reachNow: (reached: number) => `ahora, ${figures.number(reached)}`,
  reachDevices: 'y solo en los dispositivos marcados',
  save: 'Guardar',
  saved: (name: string) => `${name}: guardado`,
  propose: 'Proponer cambio',
  proposed: (name: string) => `${name}: falta que otra persona lo apruebe`,
  approvalText: 'Cada cambio lo aprueba otra persona de administración.',
  aloneText: 'Administras en solitario: tus cambios se aplican sin que nadie los apruebe.',
  waits: 'Por aprobar',
  proposal: 'Cambio por aprobar',
  proposedBy: (who: string) => `Lo propone ${who}.`,
  proposedByMe: 'Lo has propuesto tú. Otra persona de administración tiene que aprobarlo.',
  proposesRemoval: 'Propone eliminar esta función.',
  approve: 'Aprobar cambio',
  drop: 'Rechazar cambio',
  takeBack: 'Retirar propuesta',
  approved: (name: string) => `${name}: cambio aprobado`,
  dropped: (name: string) => `${name}: cambio rechazado`,
  takenBack: (name: string) => `${name}: propuesta retirada`,
  discard: 'Descartar cambios',

  history: 'Historial',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  noHistory: 'Sin cambios desde que se creó.',
  revert: 'Revertir',
  revertNamed: (what: string) => `Revertir: ${what}`,
  revertQuestion: '¿Volver a como estaba antes de este cambio?',
  superseded: 'Después de este cambio hubo otros. Si reviertes este, también se pierden.',
  reverted: 'Revertido',
  revertProposed: 'Falta que otra persona apruebe volver atrás',
  cancel: 'Cancelar',
};

/** Describes a flag's audience in a line. */
export function audienceOf(conditions: {
  userType?: readonly UserType[];
  platform?: readonly Platform[];
}): string {
  const who = [
    ...(conditions.userType ?? []).map((type) => TYPES[type]),
    ...(conditions.platform ?? []).map((platform) => PLATFORMS[platform]),
  ];
  return who.length > 0 ? messages.onlyFor(who) : '';
}
