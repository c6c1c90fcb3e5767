const DAY = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** Formats when a card was published: 'martes 3 de marzo, 09:30'. */
export function publicationTime(publishedAt: string): string {
  const at = new Date(publishedAt);
  return `${DAY.format(at).replace(',', '')}, ${TIME.format(at)}`;
}

/** Spanish texts of the published forms of a card, and of taking back what was changed. */
export const publicationMessages = {
  title: 'Versiones publicadas',
  help: 'Guardamos las últimas 20. Puedes verlas y volver a cualquiera de ellas.',
  none: 'Todavía no has publicado esta tarjeta.',
  open: 'Ver versiones publicadas',
  list: 'Versiones publicadas, la última primero',
  loading: 'Cargando las versiones…',
  current: 'Es la que se ve ahora',
  look: (time: string) => `Ver la versión del ${time}`,
  lookShort: 'Ver',
  previewOf: (time: string) => `Versión del ${time}`,
  restore: 'Recuperar esta versión',
  restoreHelp:
    'Cambia tu borrador. Los enlaces y secciones que añadiste después se quedan, ocultos. Se verá cuando la publiques.',
  templateStays: 'La plantilla no vuelve con ella: la tarjeta sigue con la que tiene ahora.',
  restored: 'Versión recuperada en tu borrador',
  back: 'Volver a la lista',

  compare: 'Qué se muestra',
  draft: 'Lo nuevo',
  published: 'Lo publicado',
  publishedPreview: 'Así se ve ahora',

  history: 'Cambios',
  undo: 'Anular el último cambio',
  redo: 'Rehacer el último cambio',
};
