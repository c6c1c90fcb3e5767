import type { FormEventHandler, ReactNode } from 'react';
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

/** The frame of the account forms: the error of the whole, the fields, the one button. */
export function AccountForm({ onSubmit, error, busy, submit, submitting, children, after }: Props) {
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
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
