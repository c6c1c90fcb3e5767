import { Table } from '@mantine/core';
import { formatValue, nameField, type FieldChange, type Names } from '../../../audit-words';
import { messages } from '../messages';
import styles from './audit.module.css';

/** Length from which a text is collapsed, in characters. */
const LONG = 160;

interface ValueProps {
  path: string;
  value: unknown;
  label: string;
  names: Names;
}

function Value({ path, value, label, names }: ValueProps) {
  const text = formatValue(path, value, names);
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

/** Renders each changed field with both values. */
export function ChangeList({ changes, names }: { changes: readonly FieldChange[]; names: Names }) {
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
            <Value path={path} value={before} label={messages.before} names={names} />
            <Value path={path} value={after} label={messages.after} names={names} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
