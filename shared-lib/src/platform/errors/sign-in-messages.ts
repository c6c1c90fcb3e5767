import { APPEAL } from './messages';

/**
 * Sentences for the Auth service's codes on the sign-in, registration and password forms. With enumeration protection a
 * wrong password and an unknown address have one code; without it they have two, with the same sentence.
 */
export const signInSentences: Readonly<
  Record<string, { message: string; field?: 'email' | 'password' | 'code' }>
> = {
  'auth/invalid-credential': { message: 'Email o contraseña incorrectos' },
  'auth/wrong-password': { message: 'Email o contraseña incorrectos' },
  'auth/user-not-found': { message: 'Email o contraseña incorrectos' },
  'auth/invalid-login-credentials': { message: 'Email o contraseña incorrectos' },
  'auth/email-already-in-use': { message: 'Este email ya tiene cuenta. Inicia sesión', field: 'email' },
  'auth/invalid-email': { message: 'Email inválido', field: 'email' },
  'auth/missing-email': { message: 'Email es requerido', field: 'email' },
  'auth/weak-password': { message: 'La contraseña debe tener al menos 6 caracteres', field: 'password' },
  'auth/password-does-not-meet-requirements': {
    message: 'La contraseña no cumple los requisitos. Prueba una más larga, con letras y números',
    field: 'password',
  },
  'auth/missing-password': { message: 'El campo Contraseña es requerido', field: 'password' },
  'auth/user-disabled': { message: `Tu cuenta está suspendida. ${APPEAL}` },
  'auth/invalid-verification-code': {
    message: 'El código no es correcto. Escribe el que muestra ahora tu aplicación',
    field: 'code',
  },
  'auth/missing-code': { message: 'El campo Código es requerido', field: 'code' },
  'auth/multi-factor-auth-required': {
    message: 'Tu cuenta pide además el código de tu aplicación. Recarga la página y vuelve a probar.',
  },
  'auth/unverified-email': {
    message: 'Verifica antes tu email: sin eso no se puede añadir un segundo factor.',
  },
  'auth/too-many-requests': { message: 'Demasiados intentos. Espera unos minutos y vuelve a probar.' },
};
