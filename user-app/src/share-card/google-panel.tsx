import { CopyButton } from '../ui/address/copy-button';
import { messages } from './messages';
import styles from './share-dialog.module.css';

/** Renders how people book from Google Maps: the address to paste into the profile of the business, and the steps. */
export function GooglePanel({ address, isBookable }: { address: string; isBookable: boolean }) {
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{messages.googleIntro}</p>
      {!isBookable && <p className={styles.note}>{messages.googleNotBookable}</p>}
      <ol className={styles.steps}>
        {messages.googleSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.address}>{address}</p>
      <CopyButton address={address} primary />
      <p className={styles.hint}>{messages.googleCounted}</p>
    </div>
  );
}
