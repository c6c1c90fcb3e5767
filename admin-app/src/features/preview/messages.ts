/** Spanish texts of 'Vista Previa'. */
export const messages = {
  template: 'Plantilla',
  choose: 'Elige una plantilla',
  version: 'Versión',
  asItIs: (version: string) => `La actual (${version})`,
  data: 'Datos',
  dataHelp: 'Lo que un titular rellenaría. Solo para esta vista.',
  noImages: 'Las imágenes las sube cada titular desde su tarjeta.',
  notFound: 'Esa plantilla o esa versión ya no existe.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado. Enseña siempre esta versión.',
  edit: 'Editar',
  notCompiled: 'Esta plantilla todavía no compila.',
  none: 'Todavía no hay plantillas que ver',
  noneText: 'Crea la primera, y la verás aquí con cualquier tarjeta.',
  create: 'Crear plantilla',
};
