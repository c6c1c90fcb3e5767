import { toast } from 'react-hot-toast';
import { TOAST_COLORS, UNDO_DURATION_MS } from './tones';

/**
 * Says what was just done and offers to take it back.
 *
 * @param message - What happened, such as 'Enlace eliminado'.
 * @param onUndo - Takes it back; called at most once.
 */
export function showUndoToast(message: string, onUndo: () => void): void {
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
  );
}
