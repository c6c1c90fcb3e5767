/** Every sentence of the customers. */
export const messages = {
  title: 'Clientes',
  intro: 'Quienes han reservado contigo.',
  agenda: 'Ver la agenda',
  search: 'Buscar',
  searchPlaceholder: 'Nombre o email',
  list: 'Clientes',
  loading: 'Cargando tus clientes…',
  emptyTitle: 'Todavía no tienes clientes',
  emptyText:
    'Aparecerán aquí cuando alguien reserve, o cuando apuntes tú una reserva con su email o su teléfono.',
  nothingFound: 'Nadie coincide',
  nothingFoundText: 'Prueba con otra parte del nombre o del email.',
  bookings: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
  last: (day: string) => `Reservó por última vez el ${day}`,
  close: 'Cerrar la ficha',
  history: 'Reservas',
  noHistory: 'No hay ninguna reserva a su nombre.',
  write: 'Escribir un email',
  call: 'Llamar',
};
