/** Texts of the app without the shell. */
export const messages = { title: 'Inicia sesión', email: 'Email', password: 'Contraseña' };
