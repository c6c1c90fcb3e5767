/** Sentences about what the parser finds, by the beginning of its message. */
const SYNTAX_OF: Readonly<Record<string, string>> = {
  'Unterminated JSX contents': 'Falta cerrar una etiqueta.',
  'Unterminated string constant': 'Falta cerrar unas comillas.',
  'Unterminated comment': 'Falta cerrar un comentario.',
  'Unterminated template': 'Falta cerrar una comilla invertida.',
  'Unterminated regular expression': 'Falta cerrar una expresión regular.',
  'Expected corresponding JSX closing tag': 'La etiqueta que cierra no es la que se abrió.',
};

/** Spanish sentences about code that can't be a template. */
export const compileMessages = {
  syntax: 'El código no se entiende aquí. Revisa llaves, paréntesis y etiquetas.',
  syntaxOf: SYNTAX_OF,
  empty: 'Escribe el código de la plantilla.',
  import: 'Solo se puede importar «react».',
  noComponent: 'Falta el componente: escribe «export default function Plantilla(props)».',
  manyComponents: 'Hay varios componentes: marca uno con «export default».',
  hook: (name: string) => `Una plantilla no guarda estado ni tiene efectos: quita ${name}.`,
  handler: (name: string) => `Una plantilla no reacciona a eventos: quita ${name}.`,
  ref: 'Una plantilla no usa «ref».',
  rawHtml: 'Escribe el contenido como JSX en lugar de «dangerouslySetInnerHTML».',
  element: (name: string) => `El elemento <${name}> no llega a la tarjeta publicada.`,
  imageAlt: 'Di con «alt» qué muestra la imagen; alt="" si solo decora.',
  class: 'Escribe el componente como función, no como clase.',
  async: 'El componente no puede ser asíncrono.',
};
