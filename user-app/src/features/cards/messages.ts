import { APPEAL } from 'shared-lib/errors';

const REFUSALS: Readonly<Record<string, string>> = {
  'slug-taken': 'Otra de tus tarjetas usa ya este enlace público. Cámbiale el enlace y vuelve a probar.',
  'card-taken-down': 'La hemos retirado y no se puede recuperar.',
  'card-not-found': 'Esta tarjeta ya se ha borrado para siempre.',
};

/** Spanish texts of the list of cards. */
export const messages = {
  title: 'Tarjetas',
  intro: 'Cada tarjeta tiene su propio enlace y su código QR.',
  newCard: 'Nueva tarjeta',
  list: 'Tus tarjetas',
  emptyTitle: 'Crea tu primera tarjeta',
  createFirst: 'Crear tarjeta',
  emptyText: 'Reúne tu contacto y tus enlaces en una página que se comparte con un código QR.',
  loading: 'Cargando tus tarjetas…',

  edit: 'Editar',
  view: 'Ver',
  share: 'Compartir',
  duplicate: 'Duplicar',
  pause: 'Pausar',
  resume: 'Reanudar',
  figures: 'Cifras',
  allFigures: 'Cifras de todas',
  remove: 'Eliminar',
  draftHint: 'Publícala para poder verla y compartirla.',
  pausedHint: 'Quien la abra leerá que está en pausa.',
  links: (count: number) => (count === 1 ? '1 enlace' : `${count} enlaces`),

  createTitle: 'Nueva tarjeta',
  cardName: 'Nombre de la tarjeta',
  cardNameHelp: 'Solo lo ves tú. Por ejemplo: Trabajo, Estudio o Freelance.',
  create: 'Crear',
  cancel: 'Cancelar',

  bin: 'Papelera',
  binIntro: (days: number) =>
    `Una tarjeta eliminada se puede recuperar durante ${days} días. Después se borra para siempre, con sus fotos.`,
  binList: 'Tarjetas eliminadas',
  binLoading: 'Cargando la papelera…',
  binEmptyTitle: 'La papelera está vacía',
  binEmptyText: (days: number) => `Las tarjetas que elimines se guardan aquí ${days} días.`,
  backToCards: 'Volver a Tarjetas',
  emptyBin: 'Vaciar la papelera',
  emptyBinTitle: (count: number) =>
    count === 1 ? '¿Borrar para siempre 1 tarjeta?' : `¿Borrar para siempre ${count} tarjetas?`,
  emptyBinText: 'Se borran con sus fotos, y ya no se podrán recuperar. Las reservas que tengan se conservan.',
  emptyBinConfirm: 'Borrar para siempre',
  binEmptied: (kept: number) =>
    kept === 0
      ? 'La papelera está vacía'
      : kept === 1
        ? 'Papelera vaciada, salvo 1 tarjeta que se guarda hasta su fecha'
        : `Papelera vaciada, salvo ${kept} tarjetas que se guardan hasta su fecha`,
  recover: 'Recuperar',
  recoverNamed: (name: string) => `Recuperar «${name}»`,
  recoverUntil: (when: string) => `Puedes recuperarla hasta el ${when}`,
  takenDownNow: (reason: string) =>
    `La hemos retirado: nadie la ve. Motivo: ${reason.replace(/\.?$/, '.')} ${APPEAL}`,
  takenDown: (reason: string) =>
    `La hemos retirado y no se puede recuperar. Motivo: ${reason.replace(/\.?$/, '.')} ${APPEAL}`,
  refusals: REFUSALS,

  copyName: (name: string) => `${name} (Copia)`,
  duplicated: (name: string) => `«${name}» creada como borrador`,
};
