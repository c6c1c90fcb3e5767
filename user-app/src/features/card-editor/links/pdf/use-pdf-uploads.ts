import { useCallback, useRef, useState } from 'react';
import { uploadCardPdf } from 'shared-lib/data';
import type { CardContent, CardPdf } from 'shared-lib/model';
import { isRefusedInput, ValidationError } from 'shared-lib/errors';
import { useUid, useWrite } from 'shared-lib/store';
import { readPath, writePath } from '../../../../card-draft/content-paths';
import { useEditor } from '../../editor-context';
import { linkToolMessages as text } from '../messages';

/** A PDF that is being uploaded for a link, or whose upload has failed. */
export interface PdfUpload {
  file: File;
  /** Part that has been sent, from 0 to 1. */
  sent: number;
  /** Sentence about why it failed; missing while it is sent. */
  problem?: string;
  /** True where the same file may get there later; a file that is refused doesn't. */
  canRetry?: boolean;
}

/** Uploads of PDFs to a card's links, by link. */
export interface PdfUploads {
  uploads: ReadonlyMap<string, PdfUpload>;
  /** Uploads a file and gives it to a link, in place of its former file or address. */
  upload: (linkId: string, file: File) => void;
}

/** Returns a draft whose link downloads a PDF; unchanged when the link was removed in the meantime. */
function withPdf(draft: CardContent, linkId: string, file: CardPdf): CardContent {
  const kind = readPath(draft, `links.${linkId}.kind`);
  if (kind !== 'pdf') return draft;
  return writePath(writePath(draft, `links.${linkId}.url`, ''), `links.${linkId}.file`, file);
}

/** Uploads PDFs for the links of the card that is edited. */
export function usePdfUploads(): PdfUploads {
  const { card, edit } = useEditor();
  const uid = useUid();
  const [uploads, setUploads] = useState<PdfUploads['uploads']>(new Map());
  /** Latest file of each link: one that was replaced while it was sent is forgotten. */
  const latest = useRef(new Map<string, File>());

  const [send] = useWrite(
    ({ file, onProgress }: { file: File; onProgress: (sent: number) => void }) =>
      uploadCardPdf(uid, card.id, file, onProgress),
    {
      fails: 'screen',
      // A refused file has a message of its own.
      failed: (error) => (error instanceof ValidationError ? null : text.uploadFailed),
    },
  );

  const upload = useCallback(
    (linkId: string, file: File) => {
      const show = (state: PdfUpload | null) => {
        if (latest.current.get(linkId) !== file) return;
        setUploads((before) => {
          const others = [...before].filter(([id]) => id !== linkId);
          return new Map(state ? [...others, [linkId, state]] : others);
        });
      };
      const run = async () => {
        const { data, error } = await send({ file, onProgress: (sent) => show({ file, sent }) });
        if (data && latest.current.get(linkId) === file) edit((before) => withPdf(before, linkId, data));
        const canRetry = !isRefusedInput(error?.reason ?? '');
        show(error ? { file, sent: 0, problem: error.message, canRetry } : null);
      };
      latest.current.set(linkId, file);
      show({ file, sent: 0 });
      void run();
    },
    [edit, send],
  );

  return { uploads, upload };
}
