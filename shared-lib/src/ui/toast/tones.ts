/** Time for which a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = 4000;

/** Time for which a toast with an action stays, long enough to read and press it, in milliseconds. */
export const UNDO_DURATION_MS = 8000;

/** Duration of a toast's slide in or out, in milliseconds. */
export const TOAST_SLIDE_MS = 300;

/** Background colours of the four tones, on which white text meets AA. */
export const TOAST_COLORS = {
  success: '#15803D',
  error: '#B91C1C',
  warning: '#B45309',
  info: '#1D4ED8',
} as const;

export type ToastTone = keyof typeof TOAST_COLORS;
