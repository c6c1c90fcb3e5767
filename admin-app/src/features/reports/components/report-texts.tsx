import { messages } from '../messages';
import styles from './reports.module.css';

/** Texts that are shown at first. */
const SHOWN = 2;

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <blockquote key={index} className={styles.text}>
      {text}
    </blockquote>
  ));
}

/** Renders visitors' texts, latest first. */
export function ReportTexts({ texts }: { texts: readonly string[] }) {
  const rest = texts.slice(SHOWN);
  return (
    <div role="group" aria-label={messages.details} className={styles.texts}>
      <h3 className={styles.heading}>{messages.details}</h3>
      {texts.length === 0 && <p className={styles.meta}>{messages.noDetails}</p>}
      <Texts texts={texts.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{messages.moreDetails(rest.length)}</summary>
          <Texts texts={rest} />
        </details>
      )}
    </div>
  );
}
