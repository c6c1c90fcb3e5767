export const messages = {
  updateTitle: 'Actualización',
  updateReady: '¡Nueva versión disponible! ¿Quieres actualizar ahora para obtener las últimas mejoras?',
  update: 'Actualizar',
  later: 'Más tarde',

  installTitle: 'Instalar la aplicación',
  install: 'Instalar',
  installOffer: 'Ten tus tarjetas a un toque: instala Tarjetero en este dispositivo.',
  installOnIos: 'Para instalar Tarjetero, toca Compartir y después «Añadir a pantalla de inicio».',
  notNow: 'Ahora no',
  understood: 'Entendido',
  installed: 'Tarjetero está instalado',
};
