/** Spanish texts of the building blocks of every screen. */
export const uiMessages = {
  retry: 'Reintentar',
  offline: 'Sin conexión. Verás lo último que se cargó; los cambios se guardarán cuando vuelva la conexión.',
  offlineTitle: 'Sin conexión',
  offlineText: 'Esta pantalla necesita internet. Se cargará sola cuando vuelva.',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  updating: 'Actualizando…',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Mostrar caracteres',
  signIn: 'Iniciar sesión',
};
