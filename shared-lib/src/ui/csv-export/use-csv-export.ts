import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../platform/errors';
import { saveFile } from '../../client/save-file';
import { showToast } from 'shared-lib/toast';
import { exportPages, typeOf, type ExportSource } from './export-pages';
import { messages } from './messages';

/** State of an export. */
interface CsvExport<Row, Cursor> {
  /** Rows read so far, and all rows where that is known; `null` while none runs. */
  progress: { rows: number; total: number | null } | null;
  /** Message of the last failure. */
  failure: string | null;
  start: (fileName: string, source: ExportSource<Row, Cursor>, total: number | null) => Promise<void>;
  cancel: () => void;
}

/** Exports a list page by page into a file. Leaving the screen cancels the export, with a message. */
export function useCsvExport<Row, Cursor>(): CsvExport<Row, Cursor> {
  const [progress, setProgress] = useState<{ rows: number; total: number | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.abort();
      showToast('info', messages.cancelled);
    },
    [],
  );

  const start = async (fileName: string, source: ExportSource<Row, Cursor>, total: number | null) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress({ rows: 0, total });
    try {
      const file = await exportPages(source, controller.signal, (rows) => setProgress({ rows, total }));
      if (!file) return;
      saveFile(fileName, typeOf(source), file.content);
      showToast('success', messages.done(file.rows));
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(describeError(error).message);
    }
    running.current = null;
    setProgress(null);
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
    showToast('info', messages.cancelled);
  };
  return { progress, failure, start, cancel };
}
