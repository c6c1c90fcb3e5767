import { resolveEndpoints } from 'shared-lib/config';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from './messages';
import styles from './settings-page.module.css';

/** Renders links to the texts that the account agreed to. */
export function LegalSection() {
  const legal = `${resolveEndpoints().origins.shell}/legal`;
  return (
    <SectionCard title={messages.legal}>
      <nav aria-label={messages.legal} className={styles.links}>
        <a href={`${legal}/aviso`}>{messages.notice}</a>
        <a href={`${legal}/privacidad`}>{messages.privacy}</a>
        <a href={`${legal}/condiciones`}>{messages.terms}</a>
      </nav>
    </SectionCard>
  );
}
