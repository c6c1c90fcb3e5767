/** Every sentence of the administration's sign-in. */
export const messages = {
  title: 'Iniciar sesión',
  intro: 'Solo para quienes administran el producto.',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Ver lo que escribo',
  signIn: 'Iniciar sesión',
  notAdmin: 'No autorizado como administrador',
  back: 'Ir a mis tarjetas',
};
