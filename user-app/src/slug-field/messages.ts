/** Spanish texts of the address field. */
export const slugMessages = {
  label: 'Enlace',
  checking: 'Comprobando…',
  free: 'Disponible',
  current: 'Es el enlace actual de esta tarjeta',
  unchecked: 'No se pudo comprobar. Se comprobará al guardar.',
  suggestions: 'Prueba con:',
};
