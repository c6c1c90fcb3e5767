/** What the app says when it runs without the shell. */
export const messages = { title: 'Inicia sesión', email: 'Email', password: 'Contraseña' };
