import { buildVCard, linksAt, type PublishedCard } from 'shared-lib/domain';
import type { Answer } from './respond';

/** The one picture format that address books read. */
function isJpeg(path: string): boolean {
  return path.endsWith('.jpg');
}

/** `filename` in ASCII for old readers, `filename*` with the person's real name for the rest (RFC 6266). */
function contentDisposition(card: PublishedCard): string {
  const encoded = encodeURIComponent(card.profile.name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${card.slug}.vcf"; filename*=UTF-8''${encoded}.vcf`;
}

/**
 * The contact as a file that phones open in their address book.
 *
 * @param readPhoto - Asked only when the card has a photo that a vCard can carry; without it the contact goes alone.
 */
export async function vCardAnswer(
  card: PublishedCard,
  options: {
    pageUrl: string;
    now: number;
    cacheControl: string;
    readPhoto: (storagePath: string) => Promise<Buffer | null>;
  },
): Promise<Answer> {
  const { photo } = card.profile;
  const bytes = photo && isJpeg(photo.path) ? await options.readPhoto(photo.path) : null;
  const shown = { ...card, links: linksAt(card.links, options.now) };
  return {
    status: 200,
    contentType: 'text/vcard; charset=utf-8',
    cacheControl: options.cacheControl,
    headers: { 'Content-Disposition': contentDisposition(card) },
    body: buildVCard(shown, { pageUrl: options.pageUrl, photoJpegBase64: bytes?.toString('base64') }),
  };
}
