export { onSessionEnd, SESSION_END_MS, showErrorToast, showToast } from './show-toast';
export { Toasts } from './toasts';
export { TOAST_COLORS, TOAST_DURATION_MS, TOAST_SLIDE_MS, UNDO_DURATION_MS, type ToastTone } from './tones';
export { showUndoToast } from './undo-toast';
