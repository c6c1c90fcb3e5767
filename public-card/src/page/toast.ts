import { scriptWords } from './script-words';

/** Time for which a confirmation stays, and a message to be read or copied, in milliseconds. */
const TOAST_MS = 4000;
const TOAST_LONG_MS = 20_000;

/** Longest text of a confirmation, in characters. */
const MAX_CONFIRMATION = 32;

/** Id of the element, somewhere on the page, that shows short messages. */
export const TOAST_ID = 'toast';

/** Place of short messages, which are shown and announced. */
export interface Toast {
  /** Shows a message until its time is over. */
  say(text: string): void;
  /** Removes listeners, timers and the message. */
  close(): void;
}

/** Shows messages in an element; without a message it shows the loss of the network. */
export function openToast(host: Element): Toast {
  let said = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const text = said || (navigator.onLine ? '' : scriptWords().tools.offline);
    const line = document.createElement('span');
    line.textContent = text;
    host.replaceChildren(...(text ? [line] : []));
  };
  const say = (text: string) => {
    clearTimeout(timer);
    said = text;
    if (text) timer = setTimeout(say, text.length > MAX_CONFIRMATION ? TOAST_LONG_MS : TOAST_MS, '');
    show();
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
  return {
    say,
    close() {
      clearTimeout(timer);
      removeEventListener('online', show);
      removeEventListener('offline', show);
      host.replaceChildren();
    },
  };
}

/** Shows messages in the page's own place for them; `null` where it has none. */
export function openPageToast(): Toast | null {
  const host = document.getElementById(TOAST_ID);
  return host && openToast(host);
}
