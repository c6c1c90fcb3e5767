import { linksAt, shownPhotoPath, type PublishedCard } from 'shared-lib/model';
import { attachment, FILE_POLICY, fileName } from './attachment';
import { messages } from '../messages';
import type { Answer } from '../respond';

/** Cache header of PDFs: one that is taken down, or is no link of its card any more, disappears from caches within minutes. */
const PDF_CACHE = 'public, max-age=0, s-maxage=300';

const ABSENCE: Answer = {
  status: 404,
  body: messages.pdfNotFound,
  contentType: 'text/plain; charset=utf-8',
  cacheControl: 'public, max-age=0, s-maxage=10',
};

/**
 * Answers a PDF that a link of a card offers now, as a file to save: it never opens as a page of ours.
 *
 * @param path - `cards/{uid}/{cardId}/{sha256}.pdf`.
 * @param readPdf - Called only for a PDF that the card shows.
 */
export async function pdfAnswer(
  card: PublishedCard | null,
  path: string,
  { now, readPdf }: { now: number; readPdf: (storagePath: string) => Promise<Buffer | null> },
): Promise<Answer> {
  const link = card && linksAt(card.links, now).find(({ file }) => file?.path === path);
  const bytes = link ? await readPdf(shownPhotoPath(card.slug, path)) : null;
  if (!link || !bytes) return ABSENCE;
  const name = fileName(link.title.replace(/\.pdf\s*$/i, ''));
  return {
    status: 200,
    body: bytes,
    contentType: 'application/pdf',
    cacheControl: PDF_CACHE,
    headers: {
      'Content-Disposition': attachment({ plain: card.slug, name: name || card.slug, ending: 'pdf' }),
      ...FILE_POLICY,
      'X-Robots-Tag': 'noindex',
    },
  };
}
