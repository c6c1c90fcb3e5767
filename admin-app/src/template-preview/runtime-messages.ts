/** Returns the fields in React's description of an object: 'object with keys {title, url}'. */
const keysIn = (value: string) => /\{(.+)\}/.exec(value)?.[1] ?? '';

const wholeObject = (value: string) => {
  const keys = keysIn(value);
  return `Muestra un objeto entero${keys ? ` (con ${keys})` : ''}. Elige uno de sus textos.`;
};
const unknownElement = () => 'Usa una etiqueta o un componente que no existe. Comprueba cómo está escrito.';
const hooks = () => 'Una plantilla no puede usar estado ni efectos de React (useState, useEffect…).';

const REACT: Readonly<Record<string, (value: string) => string>> = {
  31: wholeObject,
  60: () => 'dangerouslySetInnerHTML y un contenido no van juntos.',
  61: () => 'dangerouslySetInnerHTML necesita un objeto con __html.',
  62: () => 'style tiene que ser un objeto, como style={{ color: … }}.',
  130: unknownElement,
  137: (tag) => `<${tag || 'img'}> no admite contenido dentro.`,
  300: hooks,
  301: hooks,
  310: hooks,
  321: hooks,
};

/** Spanish texts of errors that a template's component throws. */
export const runtimeMessages = {
  readOfNothing: (name: string) => `Lee «${name}» de algo que no existe. Comprueba antes que el dato está.`,
  notDefined: (name: string) => `«${name}» no está definido.`,
  tooEarly: (name: string) => `«${name}» se usa antes de definirlo.`,
  notFunction: (name: string) => `«${name}» se llama como una función y no lo es.`,
  notList: (name: string) => `«${name}» se recorre como una lista y no lo es.`,
  endless: () => 'Una función se llama a sí misma sin fin.',
  fixed: () => 'Se cambia un valor que no se puede cambiar.',
  wholeObject,
  unknownElement,
  hooks,
  ofReact: () => 'El componente devuelve algo que no se puede mostrar.',
  /** Errors of React by their numbers. */
  react: REACT,
};
