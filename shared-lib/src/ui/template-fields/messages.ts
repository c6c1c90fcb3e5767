/** Spanish texts of the form of a template's fields. */
export const messages = {
  none: 'Esta plantilla no tiene campos que rellenar.',
  handle: 'Pega la dirección entera, por ejemplo https://instagram.com/nombre',
  url: 'Esa dirección no es válida. Ejemplo: https://ejemplo.com',
  color: 'Elige un color, o escríbelo así: #0F766E',
  picker: (label: string) => `Paleta de ${label}`,
  number: 'Escribe un número',
  tooLong: (limit: number) => `Admite como máximo ${limit} caracteres`,
};
