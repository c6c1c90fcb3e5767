import { withToaster } from './load-toaster';
import { TOAST_COLORS, UNDO_DURATION_MS } from './tones';

/**
 * Announces an action and offers to undo it.
 *
 * @param message - Description of the action, such as 'Enlace eliminado'.
 * @param onUndo - Undoes it; called at most once.
 */
export function showUndoToast(message: string, onUndo: () => void): void {
  withToaster(({ toast }) =>
    toast(
      (shown) => (
        <span className="tj-toast-undo">
          {message}
          <button
            type="button"
            onClick={() => {
              toast.dismiss(shown.id);
              onUndo();
            }}
          >
            Deshacer
          </button>
        </span>
      ),
      {
        duration: UNDO_DURATION_MS,
        className: 'tj-toast tj-toast-info',
        style: { background: TOAST_COLORS.info, color: '#FFFFFF' },
        ariaProps: { role: 'status', 'aria-live': 'polite' },
      },
    ),
  );
}
