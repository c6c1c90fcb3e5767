/** Time after the last key for which somebody still counts as typing, in milliseconds. */
export const TYPING_PAUSE_MS = 5000;

/** Interval at which it is checked whether somebody still types, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

const TEXT_FIELD = 'textarea, [contenteditable=""], [contenteditable="true"], input';
const NOT_TEXT = new Set([
  'button',
  'submit',
  'reset',
  'checkbox',
  'radio',
  'range',
  'file',
  'color',
  'image',
]);

let lastTypedAt = -Infinity;
let textAtFocus = '';
const touched = new Set<HTMLElement>();

function textField(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELD)) return null;
  return target instanceof HTMLInputElement && NOT_TEXT.has(target.type) ? null : target;
}

function textOf(field: HTMLElement): string {
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/**
 * Starts to watch for typing anywhere on the page. Text that was in a focused field before counts as typed.
 *
 * @returns A function that ends this.
 */
export function watchTyping(): () => void {
  textAtFocus = '';
  const onFocus = ({ target }: FocusEvent) => {
    const field = textField(target);
    textAtFocus = field ? textOf(field) : '';
  };
  const onInput = ({ target }: Event) => {
    lastTypedAt = Date.now();
    const field = textField(target);
    if (field) touched.add(field);
  };
  document.addEventListener('focusin', onFocus, true);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('focusin', onFocus, true);
    document.removeEventListener('input', onInput, true);
    lastTypedAt = -Infinity;
    touched.clear();
  };
}

/** Reports whether somebody is typing: just now, or with the cursor in text of theirs. */
export function isTyping(now = Date.now()): boolean {
  if (now - lastTypedAt < TYPING_PAUSE_MS) return true;
  const field = textField(document.activeElement);
  return field !== null && textOf(field) !== textAtFocus;
}

/** Reports whether an automatic reload could lose something: text in a field, or unsaved work of a screen. */
export function hasUnsavedText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  if ([...touched].some((field) => textOf(field) !== '')) return true;
  // The event that the browser sends before leaving; listeners with unsaved work prevent its default.
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Calls back once nobody is typing.
 *
 * @returns A function that cancels the call.
 */
export function whenNotTyping(callback: () => void): () => void {
  if (!isTyping()) {
    callback();
    return () => {};
  }
  const timer = setInterval(() => {
    if (isTyping()) return;
    clearInterval(timer);
    callback();
  }, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}
