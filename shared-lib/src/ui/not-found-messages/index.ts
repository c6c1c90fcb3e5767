/** Spanish texts of the screen for an unknown address, in every app. */
export const notFoundMessages = {
  title: 'Página no encontrada',
  text: 'La URL que intentas acceder no existe',
  home: 'Ir al inicio',
  back: 'Volver atrás',
};
