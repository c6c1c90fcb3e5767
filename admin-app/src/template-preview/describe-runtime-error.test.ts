import { describeRuntimeError } from './describe-runtime-error';

const REACT =
  'Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7Btitle%2C%20url%7D for the full message';

describe('describeRuntimeError', () => {
  it.each([
    [REACT, 'Muestra un objeto entero (con title, url). Elige uno de sus textos.'],
    [
      'Objects are not valid as a React child (found: object with keys {id}).',
      'Muestra un objeto entero. Elige uno de sus textos.',
    ],
    [
      'Minified React error #137; visit https://react.dev/errors/137?args[]=img for …',
      '<img> no admite contenido dentro.',
    ],
    ['Minified React error #999; visit …', 'El componente devuelve algo que no se puede mostrar.'],
    [
      "Cannot read properties of undefined (reading 'map')",
      'Lee «map» de algo que no existe. Comprueba antes que el dato está.',
    ],
    [
      "undefined is not an object (evaluating 'links.map')",
      'Lee «map» de algo que no existe. Comprueba antes que el dato está.',
    ],
    ['colour is not defined', '«colour» no está definido.'],
    ["Can't find variable: colour", '«colour» no está definido.'],
    ['links.map is not a function', '«links.map» se llama como una función y no lo es.'],
    ['Maximum call stack size exceeded', 'Una función se llama a sí misma sin fin.'],
  ])('describes %s in plain words', (message, words) => {
    expect(describeRuntimeError(message)).toBe(words);
  });

  it('returns the author’s own message unchanged', () => {
    expect(describeRuntimeError('Falta el nombre')).toBe('Falta el nombre');
  });
});
