import { NativeSelect } from '@mantine/core';
import { isOneOf } from 'shared-lib/model';
import styles from '../customers-page.module.css';
import { messages } from '../messages';
import { COLUMN_NAMES } from './people-columns';
import type { FileColumn } from './people-file';

const words = messages.import.columns;

const USES = ['', ...COLUMN_NAMES] as const;
const CHOICES = USES.map((use) => ({ value: use, label: words.uses[use] }));

/** Asks what each column of a file has, with its first lines. */
export function ImportColumns({
  columns,
  onChange,
}: {
  columns: readonly FileColumn[];
  onChange: (columns: FileColumn[]) => void;
}) {
  return (
    <section className={styles.form}>
      <h3 className={styles.subheading}>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      <ul className={styles.columns}>
        {columns.map((column, place) => (
          <li key={place}>
            <NativeSelect
              label={column.name}
              data={CHOICES}
              value={column.use}
              onChange={({ currentTarget: { value: use } }) =>
                isOneOf(USES, use) &&
                onChange(
                  columns.map((other, index) => (index === place ? { ...other, use, rank: -1 } : other)),
                )
              }
            />
            <ul className={styles.samples}>
              {column.samples.map((sample, index) => (
                <li key={index}>{sample || '–'}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
