import { useState } from 'react';
import { Button, FileButton, Modal, Progress } from '@mantine/core';
import { PEOPLE_AT_ONCE } from 'shared-lib/domain/booking';
import { Notice } from 'shared-lib/ui/notice';
import styles from './customers-page.module.css';
import { ImportPreview } from './import-preview';
import { messages } from './messages';
import { decodeText, FILE_BYTES_MAX, readPeopleFile, type PeopleFile } from './people-file';
import { useImportPeopleMutation, type PersonInput } from './person-writes';

const words = messages.import;

type Problem = keyof typeof words.problems;

/** Numbers of an import that runs or is over. */
interface Progressed {
  sent: number;
  added: number;
  known: number;
  /** Message of the failure that stopped it. */
  failure?: string;
}

async function readFile(file: File): Promise<PeopleFile | Problem> {
  if (file.size > FILE_BYTES_MAX) return 'too-large';
  try {
    return await readPeopleFile(decodeText(await file.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
}

/** Adds people to the list in parts, one after the other; what was sent stays sent. */
function useImport() {
  const [progress, setProgress] = useState<Progressed | null>(null);
  const [send, { isLoading }] = useImportPeopleMutation();
  const start = async (people: readonly PersonInput[]) => {
    let so: Progressed = { sent: 0, added: 0, known: 0 };
    setProgress(so);
    while (so.sent < people.length) {
      const { data, error } = await send(people.slice(so.sent, so.sent + PEOPLE_AT_ONCE));
      if (!data) return setProgress({ ...so, failure: error?.message ?? '' });
      so = {
        sent: Math.min(people.length, so.sent + PEOPLE_AT_ONCE),
        added: so.added + data.added,
        known: so.known + data.known,
      };
      setProgress(so);
    }
  };
  return { progress, isBusy: isLoading, start, reset: () => setProgress(null) };
}

/** Adds the people of a file, after saying which of its lines can't be added and why. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [file, setFile] = useState<PeopleFile | Problem | null>(null);
  const { progress, isBusy, start, reset } = useImport();
  const close = () => {
    onClose();
    setFile(null);
    reset();
  };
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    reset();
    setFile(await readFile(chosen));
  };
  const read = file !== null && typeof file !== 'string' ? file : null;
  const people = read?.people ?? [];
  const isDone = progress !== null && progress.sent === people.length;
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
        {read && !progress && <ImportPreview file={read} />}
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
        {isDone && <Notice tone="success" title={words.done(progress.added, progress.known)} />}
        <div className={styles.dialogButtons}>
          <Button variant="default" onClick={close} disabled={isBusy}>
            {words.close}
          </Button>
          <FileButton accept="text/csv,.csv,.txt" onChange={(chosen) => void choose(chosen)}>
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
