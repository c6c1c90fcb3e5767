/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = 4000;

/** How long one with an action stays: long enough to read it and reach it. */
export const UNDO_DURATION_MS = 8000;

/** How long a toast takes to slide in or out, in milliseconds. */
export const TOAST_SLIDE_MS = 300;

/** Colours of the four tones; all of them carry white text at AA. */
export const TOAST_COLORS = {
  success: '#15803D',
  error: '#B91C1C',
  warning: '#B45309',
  info: '#1D4ED8',
} as const;

export type ToastTone = keyof typeof TOAST_COLORS;
