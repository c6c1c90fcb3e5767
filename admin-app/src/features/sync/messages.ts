import type { SyncCounts } from 'shared-lib/model';

const PROBLEMS: Record<string, string> = {
  'template-throws': 'La plantilla falla con los datos de esta tarjeta.',
  'template-empty': 'La plantilla no muestra nada con los datos de esta tarjeta.',
  'template-timeout': 'La plantilla tarda demasiado con los datos de esta tarjeta.',
  'template-too-large': 'Lo que muestra con los datos de esta tarjeta es demasiado grande.',
  'template-css': 'El CSS de la plantilla no se puede servir.',
  'link-host-blocked': 'Un enlace de esta tarjeta lleva a un sitio que no está permitido.',
  'content-taken-down': 'Esta tarjeta muestra contenido que se retiró.',
  'sync-write-failed': 'No se ha podido guardar.',
  'template-not-found': 'Esa versión de la plantilla ya no existe.',
};

/** Spanish texts of 'Sincronización'. */
export const messages = {
  none: 'Todavía no hay plantillas publicadas',
  noneText: 'Cuando publiques una versión nueva, aquí la llevas a las tarjetas que ya usan la plantilla.',
  find: 'Buscar plantillas publicadas',
  search: 'Buscar',
  searchHint: 'Nombre, descripción o etiqueta',
  notFound: 'Ninguna plantilla publicada coincide',
  notFoundText: 'Busca por menos palabras, o por otra parte del nombre.',
  list: 'Plantillas publicadas',
  more: 'Cargar más',
  seen: (shown: number, found: number) => `Se ven ${shown} de ${found}`,
  useFailed: 'No se ha podido contar en qué tarjetas están las plantillas.',
  upToDate: 'Al día',
  behind: (count: number) => (count === 1 ? '1 tarjeta atrasada' : `${count} tarjetas atrasadas`),
  unused: (count: number) => `Sin tarjetas (${count})`,
  noneInUse: 'Ninguna tarjeta usa todavía una plantilla publicada.',
  uncounted: (count: number) =>
    count === 1
      ? 'Falta por contar el uso de 1 plantilla.'
      : `Falta por contar el uso de ${count} plantillas.`,
  draft: 'Cambios sin publicar',
  current: (version: string) => `Publicada: ${version}`,
  byVersion: 'Tarjetas por versión',
  cards: (count: number) => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
  compare: 'Ver el cambio',
  hideComparison: 'Ocultar el cambio',
  comparedCard: 'Tarjeta que cambia',
  comparedSample: 'Tarjeta de ejemplo',
  comparedFew: (shown: number, behind: number) =>
    shown < behind ? `Se ven ${shown} de las ${behind} que cambian.` : '',
  before: (version: string) => `Antes (${version})`,
  after: (version: string) => `Después (${version})`,
  share: 'A cuántas tarjetas',
  shares: (percentage: number) => (percentage === 100 ? 'Todas' : `${percentage} %`),
  start: (version: string) => `Distribuir la ${version}`,
  resume: 'Seguir',
  pause: 'Pausar',
  stop: 'Parar',
  stopTitle: '¿Parar la distribución?',
  stopText: 'Las tarjetas que ya han cambiado se quedan con la versión nueva. Podrás seguir más tarde.',
  retry: 'Reintentar las que fallaron',
  states: {
    running: 'En marcha',
    paused: 'En pausa',
    stopped: 'Parada',
    reached: 'En pausa',
    finished: 'Terminada',
    failed: 'Terminada con fallos',
    halted: 'Se ha parado sola',
    undoing: 'Deshaciéndose',
    undone: 'Deshecha',
  },
  drawing: (drawn: number, all: number) => `Preparadas ${drawn} de ${all} tarjetas`,
  keepOpen: 'Deja abierta esta ventana hasta que estén preparadas todas.',
  applying: (done: number, all: number) => `Actualizadas ${done} de ${all} tarjetas`,
  goesOn: 'Ya no hace falta esta ventana: el resto sigue aunque la cierres.',
  outcome: (done: number, failed: number) =>
    `${done === 1 ? '1 tarjeta actualizada' : `${done} tarjetas actualizadas`}${failed > 0 ? ` · ${failed === 1 ? '1 fallo' : `${failed} fallos`}` : ''}`,
  elsewhere: 'Esta distribución quedó en marcha sin preparar todas las tarjetas. Sigue desde donde estaba.',
  alone: 'Sigue sola, en los servidores. No hace falta tener el panel abierto.',
  haltedTitle: 'Se ha parado sola por demasiados fallos',
  haltedText: ({ failed, tried, done, earlier }: Pick<SyncCounts, 'failed' | 'tried' | 'done' | 'earlier'>) =>
    `Falló en ${failed} de ${tried} tarjetas, y no llega a ninguna más. ${
      done + earlier === 0
        ? 'Ninguna ha cambiado. Publica otra versión que lo arregle, o vuelve a la anterior en Plantillas.'
        : 'Las que ya cambiaron siguen con la versión nueva: puedes deshacerla, o publicar otra que lo arregle.'
    }`,
  reachedShare: (state: string, percentage: number, have: number, all: number) =>
    `${state} · ${percentage} % (${have} de ${all})`,
  hidden: 'Oculta',
  hiddenText: 'Está oculta: nadie más la aplica. Para distribuirla, publícala antes en Plantillas.',
  allTitle: (version: string) => `¿Distribuir la ${version} a todas las tarjetas?`,
  allText: (count: number) =>
    `Llega a ${count === 1 ? '1 tarjeta' : `${count} tarjetas`} de una vez. Si no la has visto antes en una parte, empieza por un 5 %.`,
  former: (version: string) => `Distribución de la ${version}`,
  undo: 'Deshacer la distribución',
  undoOnly: 'Solo deshacer',
  undoAndGoBack: (version: string) => `Deshacer y volver a la ${version}`,
  goBackText: (earlier: string, version: string) =>
    `Si además vuelves a la ${earlier}, nadie recibe ya la ${version}, que sigue en el historial de la plantilla.`,
  undoTitle: (version: string) => `¿Deshacer la distribución de la ${version}?`,
  undoText:
    'Las tarjetas que cambió vuelven a tener la versión anterior, con sus datos. Las que sus titulares hayan cambiado después se quedan como están, y las verás aquí.',
  undoing: 'Se está deshaciendo en los servidores. No hace falta tener el panel abierto.',
  restored: (restored: number, left: number) =>
    `${restored === 1 ? '1 tarjeta vuelve' : `${restored} tarjetas vuelven`} a la versión anterior${left > 0 ? ` · ${left === 1 ? '1 se queda' : `${left} se quedan`} como está${left === 1 ? '' : 'n'}` : ''}`,
  left: (name: string) => `Tarjetas de «${name}» que se quedan como están`,
  leftTitle: 'Sus titulares las han cambiado después:',
  leftMore: (count: number) => `Y ${count} más.`,
  failures: (name: string) => `Fallos de «${name}»`,
  allFailures: 'Ver más fallos',
  unnamedCard: 'Tarjeta sin enlace público',
  owner: 'Ver titular',
  ownerOf: (slug: string) => `Ver titular de ${slug || 'la tarjeta sin enlace público'}`,
  atLine: (line: number, message: string) => `Línea ${line}: ${message}`,
  problems: PROBLEMS,
  otherProblem: 'Ha fallado. Reinténtalo.',
  finished: (name: string) => `«${name}» está distribuida.`,
  reached: (name: string) => `«${name}» ha llegado a la parte de las tarjetas que elegiste.`,
  haltedToast: (name: string) => `«${name}» ha fallado en demasiadas tarjetas y se ha parado sola.`,
  finishedWithFailures: (name: string) => `«${name}» no ha llegado a todas las tarjetas. Mira los fallos.`,
};
