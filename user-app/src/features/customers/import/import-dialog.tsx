import { useRef, useState } from 'react';
import { Button, FileButton, Progress } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import { Modal } from 'shared-lib/ui/layers';
import styles from '../customers-page.module.css';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { messages } from '../messages';
import {
  decodeText,
  MAX_FILE_BYTES,
  hasNames,
  readPeople,
  readTable,
  type FileColumn,
  type PeopleFile,
  type PeopleTable,
} from './people-file';
import { PastImports, UndoImport } from './undo-import';
import { usePeopleImport, usePeoplePreview } from './use-people-import';

const words = messages.import;

type Problem = keyof typeof words.problems;

/** A chosen file: its columns, where it has any, and its people, once the columns are assigned. */
interface ChosenFile {
  table: PeopleTable | null;
  people: PeopleFile | null;
}

async function fileOf(table: PeopleTable): Promise<ChosenFile> {
  return { table, people: hasNames(table.columns) ? await readPeople(table) : null };
}

async function readFile(file: File): Promise<ChosenFile | Problem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  try {
    const text = decodeText(await file.arrayBuffer());
    const { isVCard, readVCards } = await import('./people-vcards');
    if (isVCard(text)) {
      const people = await readVCards(text);
      return typeof people === 'string' ? people : { table: null, people };
    }
    const table = await readTable(text);
    return typeof table === 'string' ? table : await fileOf(table);
  } catch {
    return 'unreadable';
  }
}

/** Adds the people of a file, after a preview of the outcome for each of its lines. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [file, setFile] = useState<ChosenFile | Problem | null>(null);
  const [asksColumns, setAsksColumns] = useState(false);
  /** Table whose people are being read: those of a table that was replaced in the meantime are ignored. */
  const wanted = useRef<PeopleTable | null>(null);
  const { progress, isBusy, start, reset } = usePeopleImport();
  const preview = usePeoplePreview();
  const close = () => {
    onClose();
    setFile(null);
    reset();
  };
  const show = (next: ChosenFile | Problem) => {
    setFile(next);
    if (typeof next === 'string' || !next.people) return;
    void preview.start(next.people.people.map(({ person }) => person));
  };
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    reset();
    wanted.current = null;
    const next = await readFile(chosen);
    setAsksColumns(typeof next !== 'string' && next.people === null);
    show(next);
  };
  const read = file !== null && typeof file !== 'string' ? file : null;
  const people = read?.people?.people.map(({ person }) => person) ?? [];
  const isDone = progress !== null && progress.sent === people.length;
  const table = read?.table;
  const change = async (columns: FileColumn[]) => {
    if (!table) return;
    const changed = { ...table, columns };
    wanted.current = changed;
    // The choice counts at once: the next one is made from it.
    setFile({ table: changed, people: hasNames(columns) ? read.people : null });
    const next = await fileOf(changed);
    if (wanted.current === changed) show(next);
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={words.title}
      size="lg"
      withCloseButton={!isBusy}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      <div className={styles.form}>
        {file === null && <p>{words.text}</p>}
        <p className={styles.soft}>{words.consent}</p>
        {typeof file === 'string' && <Notice tone="error" title={words.problems[file]} />}
        {table && asksColumns && !progress && (
          <ImportColumns columns={table.columns} onChange={(columns) => void change(columns)} />
        )}
        {table && !hasNames(table.columns) && <Notice tone="warning" title={words.columns.missing} />}
        {read?.people && !progress && (
          <ImportPreview file={read.people} outcomes={preview.outcomes} isBusy={preview.isBusy} />
        )}
        {progress && !isDone && (
          <>
            <p role="status">{words.busy(progress.sent, people.length)}</p>
            <Progress value={(100 * progress.sent) / people.length} aria-label={words.title} />
          </>
        )}
        {progress?.failure !== undefined && (
          <Notice tone="error" title={progress.failure}>
            {words.stopped(progress.sent, people.length)}
          </Notice>
        )}
        {isDone && (
          <>
            <Notice tone="success" title={words.done(progress.added, progress.known)}>
              {words.undo.help}
            </Notice>
            <UndoImport importId={progress.importId} />
          </>
        )}
        {file === null && <PastImports />}
        <div className={styles.dialogButtons}>
          <Button variant="default" onClick={close} disabled={isBusy}>
            {words.close}
          </Button>
          {table && !asksColumns && !progress && (
            <Button variant="default" onClick={() => setAsksColumns(true)}>
              {words.columns.change}
            </Button>
          )}
          <FileButton
            accept="text/csv,.csv,.txt,.tsv,text/vcard,text/x-vcard,.vcf"
            onChange={(chosen) => void choose(chosen)}
          >
            {(props) => (
              <Button {...props} variant={read && !isDone ? 'default' : 'filled'} disabled={isBusy}>
                {file === null ? words.choose : words.other}
              </Button>
            )}
          </FileButton>
          {people.length > 0 && !isDone && (
            <Button loading={isBusy} onClick={() => void start(people)}>
              {words.submit(people.length)}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
