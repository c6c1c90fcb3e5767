import { AppError, NetworkError } from '../../platform/errors';
import { PermissionFixError } from './permission-fix-result';
import { changedSomething, describePermissionFix, describePermissionFixError } from './permission-messages';

const admin = { id: 'a', email: 'a@b.es', name: 'A', role: 'admin' as const, createdAt: 0, updatedAt: 0 };

describe('the permission fix', () => {
  it('S8.15 describes each of its outcomes', () => {
    expect(describePermissionFix({ cleared: 0, outcome: 'granted', admin }, 'itself').message).toBe(
      'Permisos de administrador otorgados exitosamente',
    );
    expect(describePermissionFix({ cleared: 0, outcome: 'already', admin }, 'hand').message).toBe(
      'Usuario ya tiene permisos de administrador',
    );
    expect(describePermissionFix({ cleared: 0, outcome: 'refreshed', admin: null }, 'itself')).toEqual({
      tone: 'success',
      message: 'Permisos de Firebase actualizados correctamente',
    });
    expect(describePermissionFix({ cleared: 0, outcome: 'refreshed', admin: null }, 'hand')).toEqual({
      tone: 'error',
      message: 'No se pudieron otorgar permisos de administrador',
    });
  });

  it.each([
    ['granted', 0, true],
    ['already', 0, false],
    ['already', 3, false],
    ['refreshed', 0, false],
    ['refreshed', 1, true],
  ] as const)('S8.15 reports whether it changed something: %s, %i entries', (outcome, cleared, speaks) => {
    const fix = outcome === 'refreshed' ? { cleared, outcome, admin: null } : { cleared, outcome, admin };
    expect(changedSomething(fix)).toBe(speaks);
  });

  it.each([
    ['no-user', null, 'hand', 'No hay usuario autenticado. Por favor, inicia sesión primero.'],
    ['refresh', new NetworkError('x', 0), 'itself', 'Error al actualizar permisos de Firebase'],
    ['admin', new NetworkError('x', 0), 'hand', 'Error: Error de conexión. Verifica tu internet.'],
    [
      'admin',
      new NetworkError('x', 500),
      'itself',
      'Error corrigiendo permisos de admin: Error del servidor. Por favor, intenta más tarde.',
    ],
    ['rules', new AppError('admins-unreadable'), 'itself', 'Error al preparar reglas de Firestore'],
  ] as const)('S8.15 says why %s failed', (step, reason, by, message) => {
    expect(describePermissionFixError(new PermissionFixError(step, reason), by)).toMatchObject({
      tone: 'error',
      message,
    });
  });

  it('S8.15 adds the cause of a failure with the rules as a detail', () => {
    const error = new PermissionFixError('rules', new AppError('admins-unreadable'));
    expect(describePermissionFixError(error, 'itself')).toEqual({
      tone: 'error',
      message: 'Error al preparar reglas de Firestore',
      detail: 'Permisos insuficientes para leer admins. Despliega reglas de Firestore.',
    });
  });

  it('describes any other application error in a general sentence', () => {
    expect(describePermissionFixError(new AppError('other'), 'itself').message).toBe(
      'Error al actualizar permisos de Firebase',
    );
  });
});
