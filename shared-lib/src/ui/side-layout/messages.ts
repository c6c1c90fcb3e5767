/** Spanish texts of the frame around an app's screens. */
export const messages = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  signOut: 'Cerrar Sesión',
  signingOut: 'Cerrando sesión…',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
};
