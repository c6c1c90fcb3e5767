import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Notice } from '../notice';
import type { CsvSource, ExportSource } from './export-pages';
import styles from './csv-button.module.css';
import { messages } from './messages';
import { useCsvExport } from './use-csv-export';

interface ExportButtonProps<Row, Cursor> {
  label: string;
  /** Name of the file with its extension. */
  fileName: string;
  source: ExportSource<Row, Cursor>;
  /** Number of rows, where it is known. */
  total: number | null;
  disabled?: boolean;
}

type CsvButtonProps<Row, Cursor> = Omit<ExportButtonProps<Row, Cursor>, 'label'> & {
  /** Name of the file without its extension. */
  fileName: string;
  source: CsvSource<Row, Cursor>;
};

/** Renders a button that exports a whole list as a table, with its progress and a way to cancel. */
export function CsvButton<Row, Cursor>({ fileName, ...props }: CsvButtonProps<Row, Cursor>) {
  return <ExportButton label={messages.export} fileName={`${fileName}.csv`} {...props} />;
}

/** Renders a button that exports a whole list as a file, with its progress and a way to cancel. */
export function ExportButton<Row, Cursor>(props: ExportButtonProps<Row, Cursor>) {
  const { label, fileName, source, total, disabled } = props;
  const { progress, failure, start, cancel } = useCsvExport<Row, Cursor>();
  if (progress === null) {
    return (
      <div>
        {failure && (
          <Notice tone="error" title={failure}>
            {messages.failed}
          </Notice>
        )}
        <Button
          variant="default"
          disabled={disabled}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void start(fileName, source, total)}
        >
          {label}
        </Button>
      </div>
    );
  }
  const { rows, total: all } = progress;
  const words = messages.progress(rows, all);
  const part = all ? Math.min(100, (100 * rows) / all) : 0;
  return (
    <div className={styles.running}>
      <span className={styles.progress}>{words}</span>
      <Button variant="subtle" size="compact-md" onClick={cancel}>
        {messages.cancel}
      </Button>
      <Progress.Root className={styles.bar} size="sm">
        <Progress.Section value={part} aria-label={messages.running} aria-valuetext={words} />
      </Progress.Root>
    </div>
  );
}
