/** What the sections hold that an account has nothing in yet. */
export const messages = {
  toCards: 'Ver mis tarjetas',
  sections: {
    bookings: {
      title: 'Reservas',
      heading: 'Todavía no tienes reservas',
      text: 'Aparecerán aquí cuando alguien reserve una cita desde una de tus tarjetas.',
    },
    payments: {
      title: 'Pagos',
      heading: 'Todavía no tienes cobros',
      text: 'Aquí verás lo que te paguen por las citas que reserven desde tus tarjetas.',
    },
    services: {
      title: 'Servicios',
      heading: 'Todavía no tienes servicios',
      text: 'Aquí estará lo que ofreces, con su duración y su precio, para que se pueda reservar desde tus tarjetas.',
    },
  },
};
