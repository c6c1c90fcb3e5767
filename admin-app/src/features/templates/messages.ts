const SORTS: Readonly<Record<string, string>> = {
  'name-asc': 'Nombre',
  'category-asc': 'Categoría',
  'edited-desc': 'Última edición',
  'downloads-desc': 'Más descargadas',
  'usage-desc': 'En más tarjetas',
  'trend-desc': 'Más al alza',
};

/** Spanish texts of 'Plantillas'. */
export const messages = {
  stats: 'Cifras de las plantillas',
  total: 'Plantillas',
  public: 'Publicadas',
  private: 'Ocultas',
  downloads: 'Descargas',
  rating: 'Valoración media',

  view: 'Vista',
  views: { table: 'Tabla', grid: 'Cuadrícula' },
  sort: 'Ordenar por',
  sorts: SORTS,
  otherOrder: 'El de la tabla',
  select: (name: string) => `Seleccionar ${name}`,
  selectShown: 'Seleccionar las que se ven',
  bulk: {
    bar: 'Acciones con las plantillas seleccionadas',
    selected: (count: number) => (count === 1 ? '1 seleccionada' : `${count} seleccionadas`),
    clear: 'Quitar selección',
    tag: 'Etiquetar',
    titles: {
      show: (count: number) => `Publicar ${count === 1 ? '1 plantilla' : `${count} plantillas`}`,
      hide: (count: number) => `Ocultar ${count === 1 ? '1 plantilla' : `${count} plantillas`}`,
      tag: (count: number) => `Etiquetar ${count === 1 ? '1 plantilla' : `${count} plantillas`}`,
      export: (count: number) => `Exportar ${count === 1 ? '1 plantilla' : `${count} plantillas`}`,
    },
    texts: {
      show: 'Vuelven a verse en la galería de los titulares. Las que tengan cambios sin comprobar se quedan como están.',
      hide: 'Dejan de verse en la galería. Las tarjetas que las usan las conservan.',
      tag: 'Las etiquetas sirven para encontrarlas. Escribe una, y añádela a todas o quítala.',
      export: 'Se descargan juntas en un archivo, que «Importar» entiende.',
    },
    confirm: { show: 'Publicar', hide: 'Ocultar', tag: 'Añadir etiqueta', export: 'Exportar' },
    untag: 'Quitar etiqueta',
    tagField: 'Etiqueta',
    tagTooLong: (most: number) => `Como máximo ${most} caracteres.`,
    stop: 'Parar',
    cancel: 'Cancelar',
    progress: (done: number, all: number) => `${done} de ${all}`,
    outcome: (done: number, failed: number) =>
      failed === 0
        ? `Hecho en ${done}.`
        : `Hecho en ${done}. ${failed === 1 ? 'Ha fallado 1' : `Han fallado ${failed}`}:`,
    stopped: (left: number) =>
      `Parado: ${left === 1 ? 'queda 1' : `quedan ${left}`} como estaba${left === 1 ? '' : 'n'}.`,
    failures: 'Plantillas en las que ha fallado',
    unchecked: 'Tiene cambios sin comprobar.',
    check: 'Comprobar y publicar',
    undo: 'Deshacer',
    close: 'Cerrar',
  },
  find: 'Buscar y filtrar plantillas',
  search: 'Buscar',
  searchHint: 'Nombre, descripción o etiqueta',
  section: 'Sección',
  sections: { all: 'Todas las secciones', profile: 'Perfil', links: 'Enlaces' },
  visibility: 'Visibilidad',
  visibilities: { all: 'Todas', public: 'Publicadas', private: 'Ocultas' },
  import: 'Importar',
  found: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'plantilla' : 'plantillas'}` : `${shown} de ${all} plantillas`,

  table: 'Plantillas',
  columns: {
    name: 'Plantilla',
    select: 'Seleccionar',
    category: 'Categoría',
    state: 'Estado',
    edited: 'Editada',
    downloads: 'Descargas',
    usage: 'En tarjetas',
    trend: 'Tendencia',
    actions: 'Acciones',
  },
  sortBy: (column: string) => `Ordenar por ${column.toLowerCase()}`,
  noCategory: 'Sin categoría',
  isPublic: 'Publicada',
  isPrivate: 'Oculta',
  hasDraft: 'Cambios sin publicar',
  invalid: 'Sin contenido',
  sectionNames: { profile: 'Perfil', links: 'Enlaces' },
  version: (version: string) => `Versión ${version}`,
  editedBy: (who: string) => `por ${who}`,
  noTrend: (recent: number) =>
    recent === 0
      ? 'Sin usos en 14 días'
      : `${recent === 1 ? '1 vez' : `${recent} veces`} en 7 días, ninguna antes`,
  unused: '–',
  isNew: 'Nueva',
  trend: (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`,
  trendHelp: 'Veces aplicada en los últimos 7 días frente a los 7 anteriores',
  counting: '…',
  more: 'Cargar más',
  seen: (shown: number, found: number) => `Se ven ${shown} de ${found}`,
  notAll: (most: number) => `La lista llega a las ${most} plantillas más descargadas.`,
  useFailed: 'No se ha podido contar el uso de las plantillas.',

  actionsOf: (name: string) => `Acciones de ${name}`,
  edit: 'Editar',
  see: 'Ver en Vista Previa',
  publish: 'Publicar',
  hide: 'Ocultar',
  hideTitle: (name: string) => `¿Ocultar «${name}»?`,
  hideText: (version: string, cards: number) =>
    `La ${version} se distribuyó a ${
      cards === 1
        ? '1 tarjeta, que la conserva si solo la ocultas. Puedes devolverle'
        : `${cards} tarjetas, que la conservan si solo la ocultas. Puedes devolverles`
    } antes la versión que ${cards === 1 ? 'tenía' : 'tenían'}. También podrás deshacerlo después en Sincronización.`,
  undoAndHide: 'Deshacer y ocultar',
  onlyHide: 'Solo ocultar',
  duplicate: 'Duplicar',
  export: 'Exportar',
  versions: 'Versiones',
  repair: 'Reparar',
  remove: 'Eliminar',

  emptyTitle: 'Todavía no hay plantillas',
  emptyText: 'Crea la primera o importa un archivo exportado de otra instalación.',
  nothingTitle: 'Ninguna plantilla coincide',
  nothingText: 'Prueba con otras palabras o quita los filtros.',
  create: 'Nueva Plantilla',

  published: (name: string) => `«${name}» está publicada.`,
  hidden: (name: string) => `«${name}» está oculta. Las tarjetas que la usan la conservan.`,
  duplicated: (name: string) => `Se ha creado una copia de «${name}».`,
  deleted: (name: string) => `Se ha eliminado «${name}».`,
  repaired: 'La plantilla se ha reparado con contenido de ejemplo.',
  repairedApart: 'La plantilla se ha reparado con contenido de ejemplo. Publícala como versión nueva.',
  notFound: 'No se pudo encontrar la plantilla',
  alreadyValid: 'La plantilla ya tiene contenido válido',
  notLoaded: 'No se pudo cargar la plantilla para actualizar',
  notUpdated: 'No se pudo actualizar la plantilla',

  deleteTitle: (name: string) => `¿Eliminar «${name}»?`,
  deleteUsed: (count: number) =>
    count === 0
      ? 'Ninguna tarjeta la usa.'
      : `${count === 1 ? 'La usa 1 tarjeta, que la conserva' : `La usan ${count} tarjetas, que la conservan`} tal como está, pero ya no se podrá actualizar.`,
  deleteFinal: 'No se puede deshacer. Puedes exportarla antes.',

  importTitle: 'Importar plantillas',
  importText: 'Elige uno o varios archivos exportados de Tarjetero. Llegan ocultas, para que las revises.',
  importChoose: 'Elegir archivos',
  importReport: 'Resultado de la importación',
  imported: (name: string) => `Importada como «${name}»`,
  importNotCompiled: (problem: string, line: number | null) =>
    `El código no compila. ${line === null ? '' : `Línea ${line}: `}${problem}`,
  importSameName: 'Ya hay una plantilla con este nombre. Cambia el de una de las dos.',
  importPart: (file: string, number: number, all: number) => `${file} (${number} de ${all})`,
  importMore: (count: number) => `y ${count} problemas más`,
  importBusy: (done: number, all: number) => `Importando ${done} de ${all}…`,
  tooLarge: 'El archivo es demasiado grande para ser una plantilla.',
  close: 'Cerrar',

  versionsTitle: (name: string) => `Versiones de «${name}»`,
  noVersions: 'Todavía no se ha publicado ninguna versión.',
  current: 'Actual',
  publishedAt: (date: string) => `Publicada el ${date}`,
  onCards: (count: number) => (count === 1 ? 'En 1 tarjeta' : `En ${count} tarjetas`),
  noNotes: 'Sin notas',
  compare: 'Comparar con la actual',
  hideComparison: 'Ocultar la comparación',
  goBack: 'Volver a esta versión',
  goBackTitle: (version: string) => `¿Volver a la ${version}?`,
  goBackText:
    'Quien aplique la plantilla desde ahora recibirá esta versión. Las tarjetas que ya la usan no cambian.',
  preview: 'Ver',
};
