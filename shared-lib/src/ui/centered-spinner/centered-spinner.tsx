import styles from './centered-spinner.module.css';

/** Wait before a spinner appears, so that short waits don't flicker, in milliseconds; the style sheet has it too. */
export const SPINNER_DELAY_MS = 300;

/**
 * Renders a spinner in the middle of the window. It appears after {@link SPINNER_DELAY_MS}.
 *
 * @param props.label - Text for screen readers.
 * @param props.isDue - True where that time has passed already.
 */
export function CenteredSpinner({ label = 'Cargando…', isDue = false }: { label?: string; isDue?: boolean }) {
  return (
    <div className={styles['box']} role="status" data-due={isDue || undefined}>
      <span className={styles['ring']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  );
}
