import { Table } from '@mantine/core';
import { formatValue, nameField, type FieldChange } from '../../../audit-words';
import { messages } from '../messages';
import styles from './audit.module.css';

/** From here on a text is folded, in characters. */
const LONG = 160;

function Value({ path, value, label }: { path: string; value: unknown; label: string }) {
  const text = formatValue(path, value);
  return (
    <Table.Td data-label={label}>
      {text.length > LONG ? (
        <details>
          <summary>{messages.longText}</summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      ) : (
        <span className={styles.value}>{text}</span>
      )}
    </Table.Td>
  );
}

/** What each field was and became. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Table className={styles.changes} aria-label={messages.changed}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{messages.field}</Table.Th>
          <Table.Th>{messages.before}</Table.Th>
          <Table.Th>{messages.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ path, before, after }) => (
          <Table.Tr key={path}>
            <Table.Th scope="row" title={path}>
              {nameField(path)}
            </Table.Th>
            <Value path={path} value={before} label={messages.before} />
            <Value path={path} value={after} label={messages.after} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
