import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import { sendEarlySubmit } from '../../app/early-submit';
import { useHydrated } from '../../app/use-hydrated';
import controls from '../../ui/controls.module.css';
import styles from './account-panel.module.css';

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Error of the whole form. */
  error: string | null;
  busy: boolean;
  /** Labels of the button, at rest and while it waits for the answer. */
  submit: string;
  submitting: string;
  children: ReactNode;
  /** Content below the button. */
  after?: ReactNode;
}

/**
 * Renders the frame of the account forms: the error of the whole, the fields, the one button. What is sent before
 * hydration is sent afterwards (early-submit.ts); the browser itself sends nothing, even without scripts.
 */
export function AccountForm({ onSubmit, error, busy, submit, submitting, children, after }: Props) {
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ready && form.current) sendEarlySubmit(form.current);
  }, [ready]);
  return (
    <form
      ref={form}
      className={styles['form']}
      method={ready ? 'post' : 'dialog'}
      data-ready={ready}
      onSubmit={onSubmit}
      noValidate
    >
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {children}
      <button className={controls['primary']} type="submit" disabled={busy}>
        {busy ? submitting : submit}
      </button>
      {after}
    </form>
  );
}
