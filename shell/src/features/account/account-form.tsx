import type { FormEventHandler, ReactNode } from 'react';
import { useHydrated } from '../../app/use-hydrated';
import controls from '../../ui/controls.module.css';
import styles from './account-panel.module.css';

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with the whole of it. */
  error: string | null;
  busy: boolean;
  /** The button's words, at rest and while the answer is awaited. */
  submit: string;
  submitting: string;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/**
 * The frame of the account forms: the error of the whole, the fields, the one button. Before the app has taken over the
 * page nothing can be sent: the browser by itself would load the page anew.
 */
export function AccountForm({ onSubmit, error, busy, submit, submitting, children, after }: Props) {
  const ready = useHydrated();
  return (
    <form className={styles['form']} method="post" data-ready={ready} onSubmit={onSubmit} noValidate>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {children}
      <button className={controls['primary']} type="submit" disabled={busy || !ready}>
        {busy ? submitting : submit}
      </button>
      {after}
    </form>
  );
}
