import type { VitalName } from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import type { Months } from '../../figures/series';
import { ScrollTable } from '../../ui/lists/scroll-table';
import styles from './analytics-page.module.css';
import { messages } from './messages';
import { vitalRows } from './vital-rows';

const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly VitalName[];

/** Renders the speed of each page in the months that the period touches. */
export function SpeedSection({ names, months }: { names: readonly string[]; months: Months }) {
  const rows = vitalRows(names.flatMap((name) => months[name] ?? []));
  return (
    <SectionCard title={messages.speed} text={messages.speedText(messages.monthRange(names))}>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{messages.noSpeed}</p>
      ) : (
        <ScrollTable label={messages.speedTable}>
          <thead>
            <tr>
              <th scope="col">{messages.page}</th>
              <th scope="col" data-number>
                {messages.samples}
              </th>
              {VITALS.map((name) => (
                <th key={name} scope="col" data-number>
                  <abbr title={messages.vitals[name]}>{name}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ page, samples, vitals }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                <td data-number>{messages.number(samples)}</td>
                {VITALS.map((name) => {
                  const vital = vitals[name];
                  return (
                    <td key={name} data-number>
                      {vital
                        ? messages.vital(vital.goodPercent, messages.average(name, vital.mean))
                        : messages.none}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </SectionCard>
  );
}
