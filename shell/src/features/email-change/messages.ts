import { operator } from 'shared-lib/config';

const FAILURES: Readonly<Record<string, string>> = {
  'link-invalid': 'Este enlace ya no vale: se ha usado, ha caducado o hay otro más reciente.',
  'email-taken': `Otra cuenta usa ya este email. Escribe a ${operator.email} y lo resolvemos contigo.`,
  'read-only': 'Ahora mismo no se pueden hacer cambios. Vuelve a probar dentro de un rato.',
  'too-many-requests': 'Demasiados intentos. Espera un rato y vuelve a probar.',
};

/** Spanish texts of the page that the mails about a change of the account's address lead to. */
export const messages = {
  broken: 'Este enlace no está completo. Ábrelo otra vez desde el email que te enviamos.',
  sending: 'Un momento…',
  login: 'Iniciar sesión',
  confirm: {
    title: 'Confirmar el email nuevo',
    text: 'Tu cuenta pasará a usar este email. Se cerrarán las sesiones abiertas: entrarás con él y con tu contraseña de siempre.',
    button: 'Usar este email',
    doneTitle: 'Email cambiado',
    done: 'Ya puedes entrar con el email nuevo.',
  },
  undo: {
    title: '¿No has sido tú?',
    text: 'Tu cuenta volverá a usar este email, se cerrarán todas las sesiones y la contraseña dejará de valer. Te enviaremos un enlace para elegir otra.',
    button: 'Recuperar mi cuenta',
    doneTitle: 'Tu cuenta vuelve a usar este email',
    done: 'Hemos cerrado todas las sesiones. En unos minutos te llegará un email con un enlace para elegir otra contraseña.',
  },
  failures: FAILURES,
  failed: 'No hemos podido hacerlo. Comprueba tu conexión y vuelve a intentarlo.',
};
