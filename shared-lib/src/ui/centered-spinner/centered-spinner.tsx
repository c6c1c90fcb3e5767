import styles from './centered-spinner.module.css';

/**
 * What stands in the middle while something loads. It shows after 300 ms, so that what is quick doesn't flicker.
 *
 * @param props.label - Said by screen readers.
 */
export function CenteredSpinner({ label = 'Cargando…' }: { label?: string }) {
  return (
    <div className={styles['box']} role="status">
      <span className={styles['ring']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  );
}
