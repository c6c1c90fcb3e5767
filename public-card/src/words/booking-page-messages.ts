/** Spanish texts of the booking pages, before their script is loaded. */
export const bookingMessages = {
  pageTitle: (name: string) => `Reservar con ${name}`,
  manageTitle: 'Tu reserva',
  loading: 'Buscando huecos…',
  loadingBooking: 'Cargando tu reserva…',
  openingFailed: 'No se pudo abrir. Comprueba tu conexión y recarga la página.',
  backToCard: 'Volver a la tarjeta',
  needsScript: 'Para elegir hora hace falta JavaScript. También puedes reservar directamente:',
  needsScriptToManage: 'Para ver, cambiar o cancelar tu reserva hace falta JavaScript.',
};
