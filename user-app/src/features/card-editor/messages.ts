import type { CardProfile } from 'shared-lib/model';
import { APPEAL } from 'shared-lib/errors';

/** Spanish texts of the card editor. */
export const messages = {
  back: 'Tarjetas',
  loading: 'Cargando la tarjeta…',
  notFoundTitle: 'Esta tarjeta no existe',
  notFoundHeading: 'No hay nada que editar aquí',
  notFoundText: 'Puede que la hayas eliminado o que su enlace haya cambiado.',
  toCards: 'Ver mis tarjetas',
  offlineStart: 'Sin conexión. La tarjeta se abrirá cuando vuelva.',

  status: {
    saved: 'Guardado',
    savedExceptErrors: 'Guardado, salvo los campos marcados',
    saving: 'Guardando…',
    offline: 'Se guardará cuando vuelva la conexión',
    failed: 'No se pudo guardar',
  },
  retry: 'Reintentar',

  tabs: {
    perfil: 'Perfil',
    enlaces: 'Enlaces',
    secciones: 'Secciones',
    plantilla: 'Plantilla',
    estilo: 'Estilo',
    ajustes: 'Ajustes',
  },
  sections: 'Partes de la tarjeta',

  publish: 'Publicar',
  published: 'Tu tarjeta está publicada',
  publishUnsaved: 'Antes de publicar hay que guardar tus cambios. Siguen aquí: inténtalo cuando se guarden.',
  publishConflict: 'Elige antes qué versión quieres conservar.',
  view: 'Ver tarjeta',
  showQr: 'Ver QR',
  share: 'Compartir',
  liveAt: 'Tu tarjeta está en',

  preview: 'Vista previa',
  edit: 'Seguir editando',
  previewOf: 'Así se ve la tarjeta',

  takenDown: 'Hemos retirado esta tarjeta',
  takenDownText: (reason: string) =>
    `Nadie puede verla ni se puede publicar. Motivo: ${reason.replace(/\.?$/, '.')} ${APPEAL}`,
  recovered: 'Hemos recuperado cambios que no llegaron a guardarse.',
  discard: 'Descartar',
  dismiss: 'Entendido',

  conflict: 'Esta tarjeta se ha cambiado en otra pestaña',
  conflictText: (fields: string) =>
    `Has cambiado lo mismo en dos sitios: ${fields}. Lo demás está combinado y guardado.`,
  showTheirs: 'Ver la otra versión',
  hideTheirs: 'Ocultar la otra versión',
  keepMine: 'Usar mis cambios',
  keepTheirs: 'Usar los de la otra pestaña',
  mine: 'Aquí',
  theirs: 'En la otra pestaña',
  emptyValue: '(vacío)',
  aLink: 'un enlace',
  changedValue: '(cambiado)',

  fields: {
    name: 'Nombre',
    surnames: 'Apellidos',
    jobTitle: 'Cargo',
    company: 'Empresa',
    bio: 'Biografía',
    phone: 'Teléfono',
    email: 'Email',
    website: 'Sitio web',
    location: 'Ubicación',
    photo: 'Foto',
    cover: 'Portada',
    logo: 'Logo',
    cardName: 'Nombre de la tarjeta',
    title: 'Título',
    url: 'URL',
    file: 'PDF',
    description: 'Descripción',
    icon: 'Icono',
    visible: 'Visible',
    from: 'Mostrar desde',
    until: 'Mostrar hasta',
    kind: 'Tipo',
    alsoListed: 'También en la lista',
    layout: 'Composición',
    font: 'Letra',
    corners: 'Esquinas',
    ground: 'Fondo',
    socials: 'Redes sociales como iconos',
    linkStyle: 'Estilo de los enlaces',
    linkColors: 'Color de los iconos',
    text: 'Texto',
    quotes: 'Opiniones',
    hours: 'Horario',
    pictures: 'Fotos',
    video: 'Enlace del vídeo',
    order: 'Orden',
    scheme: 'Tema',
    accent: 'Color',
    language: 'Idioma de la tarjeta',
    languages: 'También en',
    noindex: 'Ocultar en buscadores',
  } satisfies Record<keyof CardProfile, string> & Record<string, string>,
  yes: 'Sí',
  no: 'No',
};

/** Texts of Perfil. */
export const profileMessages = {
  nameHelp: 'Lo que más se ve. Hace falta para publicar.',
  surnamesGuessed: 'Los hemos separado de tu nombre. Corrígelos si no es así.',
  bioCount: (used: number, max: number) => `${used} de ${max}`,
  phoneHelp: 'A un número de nueve cifras le ponemos el prefijo de tu país.',
  websiteHelp: 'Por ejemplo: ejemplo.com',
};

/** Texts of Enlaces. */
export const linkMessages = {
  add: 'Añadir enlace',
  list: 'Enlaces de la tarjeta',
  unnamed: (position: number) => `Enlace ${position}`,
  named: (position: number, title: string) => `Enlace ${position}: ${title}`,
  emptyTitle: 'Añade tu primer enlace',
  emptyText: 'Tu web, tus redes, tu portfolio: lo que quieras que encuentren de ti.',
  full: (limit: number) => `Una tarjeta admite como máximo ${limit} enlaces`,
  move: (name: string) => `Mover ${name}`,
  remove: 'Eliminar enlace',
  removed: (name: string) => `${name} eliminado`,
  changeIcon: (name: string) => `Icono: ${name}. Cambiar`,
  iconTitle: 'Elegir icono',
  iconAuto: 'El que sugiere la dirección',
  schedule: 'Programar',
  scheduleHelp: 'En la hora de este dispositivo. Deja vacío lo que no quieras limitar.',
  moved: (name: string, position: number, count: number) =>
    `${name} está ahora en el puesto ${position} de ${count}.`,
  dragInstructions:
    'Pulsa la barra espaciadora para coger el enlace, las flechas para moverlo, la barra espaciadora para soltarlo y Escape para cancelar.',
  dragRole: 'ordenable',
  dragStart: (name: string) => `Has cogido ${name}.`,
  dragOver: (name: string, position: number, count: number) =>
    `${name} pasa al puesto ${position} de ${count}.`,
  dragEnd: (name: string, position: number, count: number) =>
    `${name} queda en el puesto ${position} de ${count}.`,
  dragCancel: (name: string) => `${name} vuelve a su sitio.`,
};

/** Texts of Estilo. */
export const styleMessages = {
  scheme: 'Tema',
  schemes: { light: 'Claro', dark: 'Oscuro', auto: 'Automático' },
  schemeHelp: 'Automático sigue la preferencia del teléfono de quien mira.',
  accent: 'Color',
  swatches: 'Colores sugeridos',
  swatch: (name: string) => `Color ${name}`,
  readable: 'Se lee bien sobre el fondo de tu tarjeta.',
  readableBut: (ground: string) => `Se lee bien. Sobre fondo ${ground} la tarjeta usa un tono cercano.`,
  lowOn: (ground: string) =>
    `Sobre fondo ${ground} se lee mal. La tarjeta usa ahí un tono cercano que se lee bien.`,
  light: 'claro',
  dark: 'oscuro',
  useShade: (ground: string) => `Usar el tono para fondo ${ground}`,
};

/** Texts of Ajustes. */
export const settingsMessages = {
  cardNameHelp: 'Solo lo ves tú.',
  languageTitle: 'Idioma',
  languageHelp:
    'En él están los botones de la tarjeta, la reserva y los emails a quien reserva. Tus textos no se traducen.',
  languagesHelp: 'A quien tenga el navegador en uno de estos idiomas se le abre la tarjeta en él.',
  slugTitle: 'Enlace público',
  slugWarning: 'El enlace anterior llevará al nuevo y queda reservado para ti.',
  changeSlug: 'Cambiar enlace',
  slugChanged: 'Enlace cambiado',
  visibilityTitle: 'Visibilidad',
  noindexHelp: 'Pide a Google y otros buscadores que no la muestren. Quien tenga el enlace la verá igual.',
  pauseTitle: 'Pausar la tarjeta',
  pauseText: 'Quien la abra leerá «Tarjeta en pausa». Puedes reanudarla cuando quieras.',
  resumeTitle: 'La tarjeta está en pausa',
  resumeText: 'Al reanudarla vuelve a verse lo último que publicaste.',
  pauseDraft: 'Todavía no está publicada, así que no hay nada que pausar.',
  pause: 'Pausar',
  resume: 'Reanudar',
  deleteTitle: 'Eliminar la tarjeta',
  deleteText: 'Deja de verse al momento. Durante 30 días podrás recuperarla de la papelera.',
  remove: 'Eliminar',
};
