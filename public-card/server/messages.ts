/** Spanish texts of the server itself, besides those of the pages. */
export const messages = {
  methodNotAllowed: 'Método no permitido',
  photoNotFound: 'No hay ninguna foto en esta dirección',
  pdfNotFound: 'No hay ningún PDF en esta dirección',
};
