/** What the frame around the screens of an app says. */
export const messages = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  signOut: 'Cerrar Sesión',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
};
