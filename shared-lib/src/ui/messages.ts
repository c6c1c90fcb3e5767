/** What the building blocks of every screen say. */
export const uiMessages = {
  retry: 'Reintentar',
  offline: 'Sin conexión. Verás lo último que se cargó; los cambios se guardarán al volver.',
  offlineTitle: 'Sin conexión',
  offlineText: 'Esta pantalla necesita internet. Se cargará sola cuando vuelva.',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Ver lo que escribo',
  signIn: 'Iniciar sesión',
};
