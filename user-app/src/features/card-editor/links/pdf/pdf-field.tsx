import { useId } from 'react';
import { Button } from '@mantine/core';
import { pdfText, type CardLink } from 'shared-lib/model';
import { FileButton } from '../../../../ui/inputs/file-button';
import { linkToolMessages as text } from '../messages';
import styles from './pdf-field.module.css';
import type { PdfUpload } from './use-pdf-uploads';

interface PdfFieldProps {
  link: CardLink;
  upload: PdfUpload | undefined;
  /** Problem of the stored file. */
  problem: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Renders the field of a link's own PDF: upload one, replace it, remove it. */
export function PdfField({ link, upload, problem, onFile, onRemove }: PdfFieldProps) {
  const helpId = useId();
  const { file } = link;
  const isSending = upload !== undefined && upload.problem === undefined;
  const error = upload?.problem ?? problem;
  return (
    <div className={styles.field}>
      <p role="status" className={styles.state}>
        {isSending && text.uploadingPdf(upload.file.name)}
        {!isSending && file && text.hasPdf(pdfText(file, 'es'))}
        {isSending && <progress value={upload.sent} aria-label={text.pdfProgress} />}
      </p>
      <div className={styles.buttons}>
        <FileButton
          accept="application/pdf,.pdf"
          disabled={isSending}
          describedBy={helpId}
          isInvalid={error !== undefined}
          field={`links.${link.id}.file`}
          onFiles={([chosen]) => chosen && onFile(chosen)}
        >
          {file ? text.changePdf : text.uploadPdf}
        </FileButton>
        {upload?.canRetry === true && (
          <Button variant="light" onClick={() => onFile(upload.file)}>
            {text.uploadAgain}
          </Button>
        )}
        {file && !isSending && (
          <Button variant="subtle" color="dark" px={12} onClick={onRemove}>
            {text.removePdf}
          </Button>
        )}
      </div>
      <p id={helpId} className={error ? styles.problem : styles.help} role={error ? 'alert' : undefined}>
        {error ?? text.pdfHelp}
      </p>
    </div>
  );
}
