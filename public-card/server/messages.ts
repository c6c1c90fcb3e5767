/** What the server itself says, beyond the page's own words. */
export const messages = {
  methodNotAllowed: 'Método no permitido',
  photoNotFound: 'No hay ninguna foto en esta dirección',
  description: (name: string) => `Tarjeta de ${name}: contacto y enlaces.`,
};
