/** What the app says when it runs without the shell. */
export const messages = {
  title: 'Inicia sesión',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Ver lo que escribo',
  signIn: 'Iniciar sesión',
  loading: 'Cargando…',
};
