import { ranked } from 'shared-lib/model';
import { SectionCard } from '../section-card';
import { messages } from './messages';
import styles from './tally-table.module.css';

/** Texts of a table: its title, the heading of its names, and the sentence for no counts. */
export interface TallyWords {
  title: string;
  head: string;
  empty: string;
}

interface TallyTableProps {
  words: TallyWords;
  tally: Readonly<Record<string, number>> | undefined;
  /** Returns the label of a name on screen. */
  nameOf?: (name: string) => string;
}

/** Renders counts by name, the largest first, each with its part of all. */
export function TallyTable({ words, tally, nameOf = (name) => name }: TallyTableProps) {
  const rows = ranked(tally);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <SectionCard title={words.title}>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{words.empty}</p>
      ) : (
        <table className={styles.tally}>
          <thead>
            <tr>
              <th scope="col">{words.head}</th>
              <th scope="col">{messages.count}</th>
              <th scope="col">{messages.share}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                <td>{messages.number(count)}</td>
                <td>{messages.percent(count / total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
