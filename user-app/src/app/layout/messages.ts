/** What the frame around every screen says. */
export const layoutMessages = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  home: 'Inicio',
  cards: 'Tarjetas',
  bookings: 'Reservas',
  payments: 'Pagos',
  profile: 'Perfil',
  settings: 'Configuración',
  unnamed: 'Usuario',
  signOut: 'Cerrar Sesión',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
  readOnly: 'Estamos de mantenimiento: puedes ver tus tarjetas, pero por ahora no se guardan los cambios.',
};
