import {
  AppError,
  AuthError,
  codeMessages,
  describeError,
  describeSignInError,
  errorForResponse,
  fieldMessage,
  fromFirebase,
  NetworkError,
  reasonOf,
  refusedInput,
  ValidationError,
} from './index';

const messageOf = (error: unknown) => describeError(error).message;

class SdkError extends Error {
  constructor(
    readonly code: string,
    message = code,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

describe('error classes', () => {
  it('S8.11 carry the codes of the specification', () => {
    expect(new NetworkError('x').code).toBe('NETWORK_500');
    expect(new NetworkError('x', 404).code).toBe('NETWORK_404');
    const invalid = new ValidationError('Email inválido', 'email');
    expect([invalid.code, invalid.field]).toEqual(['VALIDATION_ERROR', 'email']);
    expect(new AuthError('x').code).toBe('AUTH_ERROR');
    expect(errorForResponse({ status: 401, url: '/x' }).code).toBe('SESSION_EXPIRED');
    expect(errorForResponse({ status: 503, url: '/x' }).code).toBe('NETWORK_503');
  });
});

describe('describeError', () => {
  it('S8.01 describes a server error', () => {
    expect(messageOf(new NetworkError('x', 500))).toBe('Error del servidor. Por favor, intenta más tarde.');
    expect(messageOf(new NetworkError('x', 503))).toBe('Error del servidor. Por favor, intenta más tarde.');
  });

  it('S8.02 describes a missing resource', () => {
    expect(messageOf(new NetworkError('x', 404))).toBe('Recurso no encontrado.');
  });

  it('S8.03 describes a forbidden request', () => {
    expect(messageOf(new NetworkError('x', 403))).toBe('No tienes permisos para realizar esta acción.');
  });

  it('S8.04 describes an expired session', () => {
    const sentence = 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.';
    expect(messageOf(new NetworkError('x', 401))).toBe(sentence);
    expect(messageOf(errorForResponse({ status: 401, url: '/x' }))).toBe(sentence);
  });

  it('S8.05 describes any other network error', () => {
    for (const status of [0, 400, 409, 429]) {
      expect(messageOf(new NetworkError('x', status))).toBe('Error de conexión. Verifica tu internet.');
    }
  });

  it('S8.06 describes a validation error in its own words, as a warning', () => {
    expect(describeError(new ValidationError('Nombre es requerido', 'name'))).toMatchObject({
      message: 'Nombre es requerido',
      tone: 'warning',
    });
  });

  it('describes an auth error and reports that the session is over', () => {
    expect(describeError(new AuthError('x'))).toEqual({
      message: 'Error de autenticación. Por favor, inicia sesión nuevamente',
      tone: 'error',
      endsSession: true,
    });
  });

  it('S8.08 describes an error of the auth or database provider', () => {
    expect(messageOf(new Error('FirebaseError: [code=x]'))).toBe(
      'Error de servicio. Por favor, intenta más tarde.',
    );
    const asserted = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state');
    for (const error of [
      asserted,
      fromFirebase(asserted),
      fromFirebase(new SdkError('auth/internal-error')),
    ]) {
      expect(messageOf(error)).toBe('Error de servicio. Por favor, intenta más tarde.');
    }
  });

  it('has a sentence for each reason that a card function gives', () => {
    for (const reason of [
      ...[
        'card-conflict',
        'card-never-published',
        'card-not-found',
        'card-not-publishable',
        'card-too-large',
      ],
      ...['slug-taken', 'slug-limit', 'slug-reserved', 'slug-too-short', 'slug-too-long', 'slug-invalid'],
      'account-suspended',
    ]) {
      expect(messageOf(new AppError(reason))).not.toBe('Ha ocurrido un error inesperado.');
    }
  });

  it('S8.09 describes anything else without its inner message', () => {
    for (const error of [
      new Error('boom'),
      fromFirebase(new Error('boom')),
      'boom',
      undefined,
      { code: 1 },
    ]) {
      expect(messageOf(error)).toBe('Ha ocurrido un error inesperado.');
    }
  });
});

describe('fromFirebase', () => {
  it.each([
    ['permission-denied', 'NETWORK_403'],
    ['storage/unauthorized', 'NETWORK_403'],
    ['not-found', 'NETWORK_404'],
    ['unavailable', 'NETWORK_0'],
    ['storage/retry-limit-exceeded', 'NETWORK_0'],
    ['functions/deadline-exceeded', 'NETWORK_0'],
    ['functions/unavailable', 'NETWORK_503'],
    ['functions/unauthenticated', 'SESSION_EXPIRED'],
    ['auth/user-token-expired', 'SESSION_EXPIRED'],
    ['auth/network-request-failed', 'NETWORK_0'],
    ['auth/wrong-password', 'auth/wrong-password'],
    ['something-new', 'NETWORK_500'],
  ])('turns %s into %s', (sdkCode, code) => {
    expect(fromFirebase(new SdkError(sdkCode)).code).toBe(code);
  });

  it('uses the reason of a function as the code', () => {
    const error = new SdkError('functions/failed-precondition', 'x', { reason: 'card-limit' });
    expect(fromFirebase(error).code).toBe('card-limit');
    expect(reasonOf(fromFirebase(error))).toBe('card-limit');
  });

  it('S8.06 S8.11 turns a function’s refusal of input into a validation error with its field', () => {
    const error = fromFirebase(new SdkError('functions/failed-precondition', 'x', { reason: 'slug-taken' }));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'slug', reason: 'slug-taken' });
    expect(reasonOf(error)).toBe('slug-taken');
    expect(describeError(error)).toEqual({
      message: 'Ese enlace público ya está en uso. Elige otro.',
      tone: 'warning',
      endsSession: false,
    });
  });

  it('S8.06 turns a function’s refusal of malformed input into a validation error', () => {
    const error = new SdkError('functions/invalid-argument', 'bookByHand: start', {
      reason: 'invalid-input',
    });
    expect(describeError(fromFirebase(error))).toMatchObject({
      message: 'Algún dato no vale. Revísalo y vuelve a probar.',
      tone: 'warning',
    });
  });

  it('S8.06 has a sentence for every refused input of a form', () => {
    for (const reason of ['photo-unreadable', 'photo-too-large', 'import-not-json', 'import-not-template']) {
      const error = refusedInput(reason);
      expect(error).toBeInstanceOf(ValidationError);
      expect(describeError(error)).toMatchObject({ message: codeMessages[reason], tone: 'warning' });
    }
  });

  it.each([
    ['internal', 'NETWORK_0'],
    ['internal [0]', 'NETWORK_0'],
    ['internal [500]', 'NETWORK_500'],
    ['The server could not finish', 'NETWORK_500'],
  ])('distinguishes an unanswered request from a failed server: %s', (message, code) => {
    expect(fromFirebase(new SdkError('functions/internal', message)).code).toBe(code);
  });

  it('turns only an ended session into an error that ends the session', () => {
    expect(describeError(fromFirebase(new SdkError('auth/invalid-user-token')))).toMatchObject({
      endsSession: true,
    });
    expect(describeError(fromFirebase(new SdkError('auth/too-many-requests')))).toEqual({
      message: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
      tone: 'error',
      endsSession: false,
    });
  });

  it.each(['session-ended', 'account-deleted'])('ends the session when a function says %s', (reason) => {
    const refused = new SdkError('functions/failed-precondition', reason, { reason });
    expect(describeError(fromFirebase(refused))).toEqual({
      message: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.',
      tone: 'error',
      endsSession: true,
    });
  });

  it.each(['recent-sign-in-needed', 'second-factor-needed', 'invite-invalid', 'invite-not-sent', 'mail-off'])(
    'has a sentence of its own for %s',
    (code) => {
      expect(messageOf(new AppError(code))).not.toBe(messageOf(new AppError('nobody-knows')));
    },
  );

  it('leaves our own errors as they are', () => {
    const own = new AppError('card-conflict');
    expect(fromFirebase(own)).toBe(own);
  });
});

describe('the sign-in of an account with a second factor', () => {
  it('explains why the password alone is not enough', () => {
    const requested = new AppError('auth/multi-factor-auth-required', 'raw');
    expect(describeError(requested).message).toMatch(/^Tu cuenta pide además el código/);
    expect(describeSignInError(requested).message).toBe(describeError(requested).message);
  });

  it('reports a wrong code beside its field', () => {
    expect(describeSignInError(new AppError('auth/invalid-verification-code')).field).toBe('code');
  });
});

describe('describeSignInError', () => {
  it('says the same of a wrong password and an unknown address, in both error sets', () => {
    for (const code of ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential']) {
      expect(describeSignInError(new AppError(code))).toEqual({
        message: 'Email o contraseña incorrectos',
      });
    }
  });

  it('names the field to which a refusal belongs', () => {
    expect(describeSignInError(new AppError('auth/email-already-in-use')).field).toBe('email');
    expect(describeSignInError(new AppError('auth/weak-password')).field).toBe('password');
  });

  it('never shows a raw message', () => {
    expect(describeSignInError(new AppError('auth/brand-new', 'raw'))).toEqual({
      message: 'Error de servicio. Por favor, intenta más tarde.',
    });
  });
});

describe('fieldMessage', () => {
  it('S5.05 says which field is required', () => {
    expect(fieldMessage('required', 'Nombre')).toBe('Nombre es requerido');
    expect(fieldMessage('required', 'Contraseña nueva')).toBe('El campo Contraseña nueva es requerido');
    expect(fieldMessage('required', 'Etiquetas')).toBe('El campo Etiquetas es requerido');
    expect(fieldMessage('required', 'Foto de perfil')).toBe('El campo Foto de perfil es requerido');
    expect(fieldMessage('required', 'Sección')).toBe('El campo Sección es requerido');
    expect(fieldMessage('url-required', 'URL')).toBe('El campo URL es requerido');
  });

  it('names the limit of a text that is too long', () => {
    expect(fieldMessage('too-long:600', 'Biografía')).toBe('Biografía admite como máximo 600 caracteres');
  });
});
