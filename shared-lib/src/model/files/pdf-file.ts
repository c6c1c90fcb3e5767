import type { CardPdf } from './card-pdf';

const MEGABYTE = 1024 * 1024;

/** Largest PDF that a link may offer, in bytes; `storage.rules` has the same. */
export const MAX_PDF_BYTES = 5 * MEGABYTE;

/** Name of a PDF's file: the SHA-256 of its contents. */
export const PDF_FILE = /^([0-9a-f]{64})\.pdf$/;

/** Path of a PDF on its card's site, below the card's address. */
const PDF_URL = /^\/c\/[^/?#]+\/f\/([\w-]{1,128}\/[\w-]{1,128}\/[0-9a-f]{64}\.pdf)$/;

/** Reports whether a file begins as every PDF does (ISO 32000-2, 7.5.2). */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
}

/**
 * Returns the path of a link's PDF on the card's own site.
 *
 * @param slug - The card's address.
 * @param storagePath - `cards/{uid}/{cardId}/{sha256}.pdf`.
 */
export function pdfUrlPath(slug: string, storagePath: string): string {
  return `/c/${slug}/f/${storagePath.replace(/^cards\//, '')}`;
}

/** Returns the path of a PDF below another address of its card; `null` for anything but the path of a PDF. */
export function pdfUrlAt(slug: string, path: string): string | null {
  const [, file] = PDF_URL.exec(path) ?? [];
  return file ? `/c/${slug}/f/${file}` : null;
}

/**
 * Returns the format and size of a PDF, which are shown in its link.
 *
 * @param locale - Language of the text.
 * @example pdfText({ path, size: 1_258_291 }, 'es') // 'PDF · 1,2 MB'
 */
export function pdfText({ size }: CardPdf, locale: string | string[]): string {
  const isLarge = size >= MEGABYTE;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return `PDF · ${format.format(isLarge ? size / MEGABYTE : Math.ceil(size / 1024))}`;
}

/** Returns the description of a link, with format and size of what it downloads. */
export function linkDetail(
  { description, file }: { description: string; file?: CardPdf | undefined },
  locale: string | string[],
): string {
  return file ? [description, pdfText(file, locale)].filter(Boolean).join(' · ') : description;
}

/** A link as far as it may have a PDF. A draft's may be anything. */
interface WithPdf {
  file?: CardPdf | undefined;
}

const hasPdf = <Link extends WithPdf>(link: Link | null): link is Link & { file: CardPdf } =>
  typeof link?.file?.path === 'string';

/** Reports whether links are a list, as those of a draft may not be. */
const isList = (links: unknown): boolean => Array.isArray(links);

/** Lists the PDFs of links; those of a draft may be anything. */
export function pdfsOf(links: readonly (WithPdf | null)[] | undefined): CardPdf[] {
  return links && isList(links) ? links.flatMap((link) => (hasPdf(link) ? [link.file] : [])) : [];
}

/** Returns links with each PDF replaced; one that becomes `null` is removed. */
export function mapPdfs<Link extends WithPdf>(
  links: Link[],
  change: (file: CardPdf) => CardPdf | null,
): Link[] {
  if (!isList(links)) return links;
  return links.map((link) => {
    if (!hasPdf(link)) return link;
    const changed = change(link.file);
    if (changed) return { ...link, file: changed };
    const bare: Link = { ...link };
    delete bare.file;
    return bare;
  });
}
