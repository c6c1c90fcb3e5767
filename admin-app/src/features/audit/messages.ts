const number = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });
const changes = (count: number) => (count === 1 ? '1 anotación' : `${number(count)} anotaciones`);

/** Spanish texts of 'Registro'. */
export const messages = {
  find: 'Buscar y filtrar el registro',
  collection: 'Qué',
  anyCollection: 'Todo',
  author: 'Quién',
  anyAuthor: 'Cualquiera',
  document: 'Identificador',
  documentHint: 'De una cuenta, plantilla, función…',
  from: 'Desde',
  until: 'Hasta',
  found: (shown: number, hasMore: boolean) => (hasMore ? `Más de ${changes(shown)}` : changes(shown)),
  searching: 'Buscando…',
  list: 'Anotaciones',
  news: 'Hay anotaciones nuevas.',
  showNews: 'Ver',

  emptyTitle: 'El registro está vacío',
  emptyText: 'Cada cambio que haga un administrador quedará anotado aquí.',
  nothingTitle: 'Ninguna anotación coincide',
  nothingText: 'Prueba con otras fechas o quita los filtros.',

  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  changed: 'Qué cambió',
  noChange: 'No cambió ningún dato.',
  wasRead: 'Consultó los datos de la cuenta. No cambió nada.',
  longText: 'Texto largo: ver antes y después',
  showCode: 'Comparar el código',
  hideCode: 'Ocultar el código',
  onlyHash: 'El registro solo guarda la huella de este código, que no llegó a publicarse.',
  onlyThis: 'Ver solo este documento',
  openUser: 'Abrir la cuenta',
  openTemplate: 'Abrir la plantilla',

  revert: 'Revertir',
  revertOf: (sentence: string) => `Revertir: ${sentence}`,
  revertTitle: '¿Revertir este cambio?',
  revertText: 'Vuelve a estar como antes del cambio. La reversión también queda anotada.',
  supersededTitle: 'Hubo más cambios después',
  supersededText:
    'Si sigues, también se pierden los cambios posteriores del mismo documento. Puedes verlos en el registro antes de decidir.',
  revertAnyway: 'Revertir de todos modos',
  reverted: 'El cambio se ha revertido.',
  revertProposed: 'Falta que otra persona apruebe volver atrás.',

  fileName: 'registro',
  csvColumns: [
    'Momento',
    'Autor',
    'Identificador del autor',
    'Qué',
    'Documento',
    'Revisión',
    'Anotación',
    'Cambios',
  ],
};
