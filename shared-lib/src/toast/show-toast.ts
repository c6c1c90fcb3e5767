import { toast } from 'react-hot-toast';
import { describeError } from '../errors';
import { TOAST_COLORS, TOAST_DURATION_MS, type ToastTone } from './tones';

/**
 * Shows a sentence for four seconds. A toast with the same id replaces the one on screen.
 */
export function showToast(
  tone: ToastTone,
  message: string,
  options: { id?: string; durationMs?: number } = {},
): void {
  const urgent = tone === 'error' || tone === 'warning';
  toast(message, {
    id: options.id,
    duration: options.durationMs ?? TOAST_DURATION_MS,
    className: `tj-toast tj-toast-${tone}`,
    style: { background: TOAST_COLORS[tone], color: '#FFFFFF' },
    ariaProps: { role: urgent ? 'alert' : 'status', 'aria-live': urgent ? 'assertive' : 'polite' },
  });
}

/** Tells about an error in the one table's words. */
export function showErrorToast(error: unknown): void {
  const { message, tone } = describeError(error);
  showToast(tone, message, { id: `error:${message}` });
}
