import styles from './centered-spinner.module.css';

/**
 * Renders a centred spinner. It appears after 300 ms, so that short waits don't flicker.
 *
 * @param props.label - Text for screen readers.
 */
export function CenteredSpinner({ label = 'Cargando…' }: { label?: string }) {
  return (
    <div className={styles['box']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  );
}
