/** Texts of the screen for an address that leads nowhere, in every app. */
export const notFoundMessages = {
  title: 'Página no encontrada',
  text: 'La URL que intentas acceder no existe',
  home: 'Ir al inicio',
  back: 'Volver atrás',
};
