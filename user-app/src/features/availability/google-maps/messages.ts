/** Spanish texts of bookings from Google Maps. */
export const messages = {
  title: 'Reservas desde Google Maps',
  text: 'Quien te encuentra en Google puede reservar contigo desde tu perfil de negocio.',
  card: 'Tarjeta',
};
