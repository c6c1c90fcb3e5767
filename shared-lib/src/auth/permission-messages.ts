import { describeError } from '../errors';
import { PermissionFixError, type PermissionFix } from './permission-fix';

/** How a fix is told. */
export interface PermissionFixMessage {
  tone: 'success' | 'error';
  message: string;
}

/** A person may have asked for the fix, or it ran by itself. */
export type FixedBy = 'hand' | 'itself';

const succeeded = (message: string): PermissionFixMessage => ({ tone: 'success', message });
const failed = (message: string): PermissionFixMessage => ({ tone: 'error', message });

/** The sentence for what a fix came to. */
export function describePermissionFix({ outcome }: PermissionFix, by: FixedBy): PermissionFixMessage {
  if (outcome === 'granted') return succeeded('Permisos de administrador otorgados exitosamente');
  if (outcome === 'already') return succeeded('Usuario ya tiene permisos de administrador');
  return by === 'hand'
    ? failed('No se pudieron otorgar permisos de administrador')
    : succeeded('Permisos de Firebase actualizados correctamente');
}

/** The sentence for why a fix failed. */
export function describePermissionFixError(error: unknown, by: FixedBy): PermissionFixMessage {
  if (!(error instanceof PermissionFixError)) return failed('Error al actualizar permisos de Firebase');
  const cause = error.reason ? describeError(error.reason).message : '';
  switch (error.step) {
    case 'no-user':
      return failed('No hay usuario autenticado. Por favor, inicia sesión primero.');
    case 'refresh':
      return failed('Error al actualizar permisos de Firebase');
    case 'rules':
      return failed(`Error al preparar reglas de Firestore. ${cause}`);
    case 'admin':
      return failed(by === 'hand' ? `Error: ${cause}` : `Error corrigiendo permisos de admin: ${cause}`);
  }
}
