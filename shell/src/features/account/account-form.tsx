import type { FormEventHandler, ReactNode } from 'react';
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
 * Renders the frame of the account forms: the error of the whole, the fields, the one button. Before hydration nothing
 * can be sent, as the browser itself would reload the page.
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
