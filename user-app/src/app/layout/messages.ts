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
  storage: {
    refused: {
      title: 'Este navegador no guarda datos: puedes trabajar con conexión',
      text: 'Sin conexión no verás tus tarjetas, y al cerrar o recargar puede que tengas que volver a entrar. Permite las cookies de este sitio para evitarlo.',
    },
    full: {
      title: 'Este navegador no guarda datos: no le queda espacio',
      text: 'Tus cambios se guardan en tu cuenta mientras haya conexión. Libera espacio para trabajar también sin ella.',
    },
  },
  readOnly: 'Estamos de mantenimiento: puedes ver tus tarjetas, pero por ahora no se guardan los cambios.',
};
