import { SectionCard } from 'shared-lib/ui/section-card';
import type { Months } from '../../figures/series';
import { ScrollTable } from '../../ui/lists/scroll-table';
import styles from './analytics-page.module.css';
import { funnelRows } from './funnel-rows';
import { messages } from './messages';

/** Renders the steps from a visit to a payment as a table, whose bars show each step's part of the visits. */
export function FunnelSection({ days, months }: { days: readonly string[]; months: Months }) {
  const rows = funnelRows(months, days);
  const isEmpty = rows.every(({ count }) => count === 0);
  return (
    <SectionCard title={messages.funnel} text={messages.funnelText}>
      {isEmpty ? (
        <p className={styles.quiet}>{messages.noFunnel}</p>
      ) : (
        <ScrollTable label={messages.funnelTable}>
          <thead>
            <tr>
              <th scope="col">{messages.step}</th>
              <th scope="col" data-number>
                {messages.times}
              </th>
              <th scope="col" data-number>
                {messages.ofVisits}
              </th>
              <td className={styles.barColumn} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, count, ofVisits }) => (
              <tr key={step}>
                <th scope="row">{messages.steps[step]}</th>
                <td data-number>{messages.number(count)}</td>
                <td data-number>{ofVisits === null ? messages.none : messages.part(ofVisits)}</td>
                <td className={styles.barColumn}>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${Math.min(100, 100 * (ofVisits ?? 0))}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </SectionCard>
  );
}
