import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from '../messages';
import { BAND_HOURS } from '../visits-by-hour';
import styles from './figures.module.css';

/** Monday of some week, for the names of its days. */
const MONDAY = Date.UTC(2026, 2, 2);

const DAY_NAMES = Array.from({ length: 7 }, (_, day) => {
  const date = new Date(MONDAY + day * 86_400_000);
  const named = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat('es', { weekday, timeZone: 'UTC' }).format(date);
  return { short: named('short'), long: named('long') };
});

/** Accent in the cell with most visits, in percent: with more of it the dark theme's figures would have too little contrast. */
const MAX_ACCENT = 50;

/** Renders visits by day of the week and band of hours as a table, whose cells are the darker the more there were. */
export function HoursTable({ bands }: { bands: readonly (readonly number[])[] }) {
  const most = Math.max(0, ...bands.flat());
  return (
    <SectionCard title={messages.hours.title}>
      {most === 0 ? (
        <p className={styles.quiet}>{messages.hours.empty}</p>
      ) : (
        <table className={styles.hours}>
          <caption className={styles.quiet}>{messages.hours.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.hours.band}</th>
              {DAY_NAMES.map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((counts, band) => (
              <tr key={band}>
                <th scope="row">{messages.bandOf(band * BAND_HOURS)}</th>
                {counts.map((count, day) => (
                  <td key={day} style={{ '--tj-share': `${(MAX_ACCENT * count) / most}%` }}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
