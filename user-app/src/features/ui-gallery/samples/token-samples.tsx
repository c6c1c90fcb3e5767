import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from '../messages';
import styles from '../ui-gallery.module.css';

const COLORS = [
  'ink',
  'ink-soft',
  'paper',
  'ground',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-soft',
  'highlight',
  'success',
  'error',
  'warning',
  'info',
];
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl'];

/** Renders the tokens of the present theme. */
export function TokenSamples() {
  return (
    <>
      <SectionCard title={messages.colors}>
        <div className={styles.row}>
          {COLORS.map((name) => (
            <span key={name} className={styles.swatch} style={{ '--swatch': `var(--tj-${name})` }}>
              {name}
            </span>
          ))}
        </div>
      </SectionCard>
      <SectionCard title={messages.type}>
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--tj-text-${size})` }}>
            {messages.noticeTitle}
          </p>
        ))}
      </SectionCard>
    </>
  );
}
