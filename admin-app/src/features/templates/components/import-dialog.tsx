import { useState } from 'react';
import { Button, FileButton, Progress } from '@mantine/core';
import { Notice } from 'shared-lib/ui/notice';
import 'shared-lib/ui/component-sheets.css';
import { Modal } from 'shared-lib/ui/layers';
import { useAuthor } from '../../../session/admin-context';
import { importTemplates, type ImportedFile } from '../import-templates';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { messages } from '../messages';
import styles from './templates.module.css';

interface ImportDialogProps {
  opened: boolean;
  /** Names of the existing templates. */
  names: readonly string[];
  /** Called once all files are done. */
  onImported: () => void;
  onClose: () => void;
}

/** Returns the tone of an import's result: failed, with warnings, or fine. */
function toneOf(ok: boolean, warnings: number) {
  if (!ok) return 'error';
  return warnings > 0 ? 'warning' : 'success';
}

/** Imports templates from files, with a report on each. */
export function ImportDialog({ opened, names, onImported, onClose }: ImportDialogProps) {
  const author = useAuthor();
  const [done, setDone] = useState<readonly ImportedFile[]>([]);
  const [expected, setExpected] = useState(0);
  const busy = done.length < expected;

  const start = async (files: File[]) => {
    if (files.length === 0) return;
    setDone([]);
    setExpected(files.length);
    await importTemplates(author, files, names, setExpected, (file) =>
      setDone((earlier) => [...earlier, file]),
    );
    onImported();
  };
  const close = () => {
    onClose();
    setDone([]);
    setExpected(0);
  };

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={messages.importTitle}
      withCloseButton={!busy}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
    >
      <p>{messages.importText}</p>
      {busy && (
        <>
          <p role="status">{messages.importBusy(done.length, expected)}</p>
          <Progress value={(done.length / expected) * 100} aria-label={messages.importTitle} />
        </>
      )}
      {done.length > 0 && (
        <ul className={styles.report} aria-label={messages.importReport}>
          {done.map(({ file, ok, lines: [first = '', ...rest] }, index) => (
            <li key={`${index}-${file}`}>
              <Notice tone={toneOf(ok, rest.length)} title={file}>
                <p>{first}</p>
                {rest.length > 0 && (
                  <ul>
                    {rest.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </Notice>
            </li>
          ))}
        </ul>
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close} disabled={busy}>
          {messages.close}
        </Button>
        <FileButton multiple accept="application/json,.json" onChange={(files) => void start(files)}>
          {(props) => (
            <Button {...props} loading={busy}>
              {messages.importChoose}
            </Button>
          )}
        </FileButton>
      </div>
    </Modal>
  );
}
