export const messages = {
  title: 'Página no encontrada',
  text: 'La URL que intentas acceder no existe',
  home: 'Ir al inicio',
  back: 'Volver atrás',
};
