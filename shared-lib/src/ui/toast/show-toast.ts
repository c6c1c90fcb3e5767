import { createElement, Fragment, type ReactElement } from 'react';
import { describeError } from '../../platform/errors';
import { withToaster } from './load-toaster';
import { TOAST_COLORS, TOAST_DURATION_MS, type ToastTone } from './tones';

/** Returns a sentence with a detail below it, such as its cause. */
const withDetail = (message: string, detail: string): ReactElement =>
  createElement(Fragment, null, message, createElement('span', { className: 'tj-toast-detail' }, detail));

/**
 * Shows a sentence for four seconds. A toast with the same id replaces the one on screen.
 *
 * @param options.detail - Second sentence, on a line of its own.
 */
export function showToast(
  tone: ToastTone,
  message: string,
  options: { id?: string; durationMs?: number; detail?: string } = {},
): void {
  const urgent = tone === 'error' || tone === 'warning';
  withToaster(({ toast }) =>
    toast(options.detail ? withDetail(message, options.detail) : message, {
      id: options.id,
      duration: options.durationMs ?? TOAST_DURATION_MS,
      className: `tj-toast tj-toast-${tone}`,
      style: { background: TOAST_COLORS[tone], color: '#FFFFFF' },
      ariaProps: { role: urgent ? 'alert' : 'status', 'aria-live': urgent ? 'assertive' : 'polite' },
    }),
  );
}

/** Time for which an error that ends the session stays on screen before the sign-in page opens, in milliseconds. */
export const SESSION_END_MS = 2000;

let endSession: () => void = () => {};

/**
 * Sets the action after an error that ends the session; called once, by the shell.
 *
 * @param lead - Signs out and opens the sign-in page; called {@link SESSION_END_MS} after the message.
 */
export function onSessionEnd(lead: () => void): void {
  endSession = lead;
}

/** Shows an error in the words of `describeError`; one that ends the session then leads to the sign-in page. */
export function showErrorToast(error: unknown): void {
  const { message, tone, endsSession } = describeError(error);
  showToast(tone, message, { id: `error:${message}` });
  if (endsSession) setTimeout(endSession, SESSION_END_MS);
}
