/** What the form of a template's fields says. */
export const messages = {
  none: 'Esta plantilla no tiene campos que rellenar.',
  url: 'Esa dirección no es válida. Ejemplo: https://ejemplo.com',
  color: 'Elige un color con el formato #RRGGBB',
  number: 'Escribe un número',
  tooLong: (limit: number) => `Admite como máximo ${limit} caracteres`,
};
