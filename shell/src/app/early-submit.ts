/** Mark of a prerendered form that was sent before the app could take it. */
const SENT = 'sent';

/** Returns the form of an event, if it is prerendered and the app hasn't hydrated it yet. */
const waitingForm = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-ready="false"]') : null;

/**
 * Remembers that a prerendered form was sent before the app has hydrated it. What is typed afterwards takes that back.
 * Runs in the page's first script.
 */
export function rememberEarlySubmit(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = waitingForm(event);
      if (!form) return;
      event.preventDefault();
      // React may listen already.
      event.stopPropagation();
      form.dataset[SENT] = '';
    },
    true,
  );
  addEventListener('input', (event) => delete waitingForm(event)?.dataset[SENT], true);
}

/** Forgets what was sent, as nothing is going to take it. */
export function forgetEarlySubmit(): void {
  delete document.querySelector<HTMLFormElement>('form[data-ready="false"]')?.dataset[SENT];
}

/** Sends a form that the app has hydrated, if it was sent before. */
export function sendEarlySubmit(form: HTMLFormElement): void {
  if (form.dataset[SENT] === undefined) return;
  delete form.dataset[SENT];
  form.requestSubmit();
}
