import { describeError } from '../../platform/errors';
import { PermissionFixError, type PermissionFix } from './permission-fix-result';

/** Message about a fix, with the tone of its toast. */
export interface PermissionFixMessage {
  tone: 'success' | 'error';
  message: string;
  /** Cause of a failure, in words, where the message doesn't name it. */
  detail?: string;
}

/** Trigger of a fix: the person, or the app itself. */
export type FixedBy = 'hand' | 'itself';

const succeeded = (message: string): PermissionFixMessage => ({ tone: 'success', message });
const failed = (message: string): PermissionFixMessage => ({ tone: 'error', message });

/** Reports whether an automatic fix changed enough to notify the person. */
export function changedSomething({ outcome, cleared }: PermissionFix): boolean {
  return outcome === 'granted' || (outcome === 'refreshed' && cleared > 0);
}

/** Returns the message about the result of a fix. */
export function describePermissionFix({ outcome }: PermissionFix, by: FixedBy): PermissionFixMessage {
  if (outcome === 'granted') return succeeded('Permisos de administrador otorgados exitosamente');
  if (outcome === 'already') return succeeded('Usuario ya tiene permisos de administrador');
  return by === 'hand'
    ? failed('No se pudieron otorgar permisos de administrador')
    : succeeded('Permisos de Firebase actualizados correctamente');
}

/** Returns the message about the cause of a failed fix. */
export function describePermissionFixError(error: unknown, by: FixedBy): PermissionFixMessage {
  if (!(error instanceof PermissionFixError)) return failed('Error al actualizar permisos de Firebase');
  const cause = error.reason ? describeError(error.reason).message : '';
  switch (error.step) {
    case 'no-user':
      return failed('No hay usuario autenticado. Por favor, inicia sesión primero.');
    case 'refresh':
      return failed('Error al actualizar permisos de Firebase');
    case 'rules':
      return { ...failed('Error al preparar reglas de Firestore'), detail: cause };
    case 'admin':
      return failed(by === 'hand' ? `Error: ${cause}` : `Error corrigiendo permisos de admin: ${cause}`);
  }
}
