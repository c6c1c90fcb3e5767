import { TallyTable } from 'shared-lib/ui/tally-table';
import { tallyOf, type Months } from '../../figures/series';
import styles from './analytics-page.module.css';
import { messages } from './messages';

const named = (names: Readonly<Record<string, string>>) => (name: string) => names[name] ?? name;

/** Renders the visits by source and by kind of device. */
export function WaysSection({ days, months }: { days: readonly string[]; months: Months }) {
  return (
    <div className={styles.columns}>
      <TallyTable
        words={messages.sources}
        tally={tallyOf(months, days, 'sources')}
        nameOf={named(messages.sourceNames)}
      />
      <TallyTable
        words={messages.devices}
        tally={tallyOf(months, days, 'devices')}
        nameOf={named(messages.deviceNames)}
      />
    </div>
  );
}
