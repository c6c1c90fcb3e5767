import { AppError, NetworkError } from 'shared-lib/errors';
import { describeRegistration, describeSignIn } from './describe-admin-error';

describe('the administration’s sign-in', () => {
  it.each(['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'])(
    'S8.12 gives %s the same message as any wrong credentials',
    (code) => {
      expect(describeSignIn(new AppError(code))).toEqual({ message: 'Email o contraseña incorrectos' });
    },
  );

  it.each([
    [new AppError('not-admin'), 'No autorizado como administrador'],
    [new AppError('auth/too-many-requests'), 'Demasiados intentos. Espera unos minutos y vuelve a probar.'],
    [
      new AppError('admins-unreadable'),
      'Permisos insuficientes para leer admins. Despliega reglas de Firestore.',
    ],
    [new NetworkError('x', 0), 'Error de conexión. Verifica tu internet.'],
    [new AppError('unexpected'), 'No se pudo iniciar sesión'],
    [new AppError('auth/brand-new'), 'No se pudo iniciar sesión'],
    [
      new AppError('auth/internal-error', 'Firebase: Error (auth/internal-error).'),
      'No se pudo iniciar sesión',
    ],
    [
      new AppError(
        'auth/operation-not-allowed',
        'Firebase: The given sign-in provider is disabled (auth/operation-not-allowed).',
      ),
      'No se pudo iniciar sesión. The given sign-in provider is disabled',
    ],
    [new Error('x'), 'No se pudo iniciar sesión'],
  ])('S5.04 S6.14 S8.12 describes the failure %s', (error, message) => {
    expect(describeSignIn(error)).toEqual({ message });
  });
});

describe('the administration’s registration', () => {
  it('S5.03 tells the owner of an existing account to sign in', () => {
    expect(describeRegistration(new AppError('auth/email-already-in-use'))).toEqual({
      message: 'Este email ya tiene cuenta. Usa "Iniciar sesión" para promoverlo a admin.',
      field: 'email',
    });
  });

  it('S8.13 has a general message for an unexpected error', () => {
    expect(describeRegistration(new Error('x'))).toEqual({ message: 'No se pudo registrar el admin' });
  });
});
