import { buildVCard, linksAt, shownPhotoPath, type PublishedCard } from 'shared-lib/model';
import type { PageWords } from '../../src/words/page-words';
import { attachment } from './attachment';
import { metNote } from './met-note';
import type { Answer } from '../respond';

/** Reports whether a photo is a JPEG, the one picture format that address books read. */
function isJpeg(path: string): boolean {
  return path.endsWith('.jpg');
}

/**
 * Returns the contact as a file that phones open in their address book.
 *
 * @param readPhoto - Called only when the card has a photo that a vCard can contain; without it the contact has none.
 */
export async function vCardAnswer(
  card: PublishedCard,
  options: {
    pageUrl: string;
    now: number;
    /** Code of the context in which the card was given out, where its address says one. */
    context: string | null;
    cacheControl: string;
    words: PageWords;
    readPhoto: (storagePath: string) => Promise<Buffer | null>;
  },
): Promise<Answer> {
  const { photo } = card.profile;
  const bytes =
    photo && isJpeg(photo.path) ? await options.readPhoto(shownPhotoPath(card.slug, photo.path)) : null;
  const shown = { ...card, links: linksAt(card.links, options.now) };
  return {
    status: 200,
    contentType: 'text/vcard; charset=utf-8',
    cacheControl: options.cacheControl,
    headers: {
      'Content-Disposition': attachment({ plain: card.slug, name: card.profile.name, ending: 'vcf' }),
    },
    body: buildVCard(shown, {
      pageUrl: options.pageUrl,
      photoJpegBase64: bytes?.toString('base64'),
      ...(options.context !== null && { note: metNote(options.context, options.now, options.words) }),
    }),
  };
}
