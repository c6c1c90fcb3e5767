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
  needsScriptToAnswer:
    'Para ver o cambiar tu reserva hace falta JavaScript. Sin él puedes confirmar que vas o cancelarla:',
  waiting: {
    title: 'Lista de espera',
    loading: 'Cargando la lista de espera…',
    needsScript:
      'Para ver la lista de espera hace falta JavaScript. Sin él puedes reservar el hueco que te guardamos, o salir de la lista:',
    book: 'Reservar',
    leave: 'Salir de la lista',
    states: {
      fuera: 'Has salido de la lista. Tus datos se han borrado.',
      paso: 'Este hueco ya no está guardado para ti. Sigues en la lista.',
      enlace: 'Este enlace no funciona. Usa el del último email.',
      espera: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
      fallo: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
    },
  },
  answer: {
    confirm: 'Confirmo que voy',
    cancel: 'Cancelar reserva',
    next: {
      look: 'Ver la siguiente cita',
      offer: (when: string, price: string) => `La siguiente cita: ${when}. Precio: ${price}.`,
      free: 'gratis',
      onRequest: 'a consultar',
      book: 'Reservar la siguiente',
      request: 'Pedir cita',
    },
    states: {
      confirmada: 'Has confirmado que vas.',
      cancelada: 'Has cancelado la reserva.',
      enlace: 'Este enlace no funciona. Usa el del último email.',
      estado: 'Esta reserva ya no se puede cambiar.',
      plazo: 'El plazo para cancelar ha acabado.',
      espera: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
      fallo: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
      reservada: 'Hemos recibido la reserva de tu siguiente cita. Te enviamos los detalles por email.',
      'sin-hueco': 'A esa hora no hay hueco. Elige otra en la tarjeta.',
      'sin-siguiente': 'La siguiente cita no se puede reservar desde aquí.',
      'con-pago': 'La siguiente cita se paga al reservar, y para eso hace falta JavaScript.',
      cambio: 'El servicio ha cambiado. Vuelve a mirar la siguiente cita.',
    },
  },
};
