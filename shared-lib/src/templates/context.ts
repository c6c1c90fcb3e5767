import { pdfUrlAt } from '../model/files/pdf-file';
import { parseLinkUrl } from '../model/links/link-url';
import type { PublishedCard } from '../model/card/public-card';
import type { TemplateField, TemplateValues } from '../model/templates/template';
import type { TemplateContext } from './drawing';

/**
 * Returns the canonical form of an address in a template, or `null` when it can't be a link. The path of a PDF leads below
 * the card's present address.
 */
export function canonicalAddress(address: string, slug: string): string | null {
  const pdf = pdfUrlAt(slug, address);
  if (pdf !== null) return pdf;
  const parsed = parseLinkUrl(address);
  return parsed.ok ? parsed.url : null;
}

/** Lists the addresses that an owner typed into a template's own fields. */
function typedUrls(fields: readonly TemplateField[], data: TemplateValues): string[] {
  return fields
    .filter(({ type }) => type === 'url')
    .map(({ id, defaultValue, editable }) => String((editable ? data[id] : undefined) ?? defaultValue));
}

/** Returns the folder of a picture in Storage, in the form that addresses have. */
function folderOf(path: string): string[] {
  const folder = /^cards\/([\w-]+\/[\w-]+)\/[^/]+$/.exec(path)?.[1];
  return folder ? [folder] : [];
}

/**
 * Returns the addresses and pictures that a card's templates may use: those of its links and profile, those typed into
 * the template's own fields, and its own pictures.
 *
 * @param owner - `{uid}/{cardId}` of the card; left out where it has no pictures of its own.
 */
export function templateContext(
  card: Pick<PublishedCard, 'slug' | 'profile' | 'links'>,
  template: { fields: readonly TemplateField[]; data: TemplateValues } = { fields: [], data: {} },
  owner?: { uid: string; cardId: string },
): TemplateContext {
  const { name, phone, email, website, photo } = card.profile;
  const canonical = (address: string) => canonicalAddress(address, card.slug);
  const typed = [
    website,
    email && `mailto:${email}`,
    phone && `tel:${phone}`,
    ...card.links.map(({ url }) => url),
    ...typedUrls(template.fields, template.data),
  ];
  // The card shows its website as a link of its own.
  const links = [{ id: 'website', url: website }, ...card.links];
  const linkUrls = Object.fromEntries(links.map(({ id, url }) => [id, canonical(url) ?? '']));
  return {
    slug: card.slug,
    name,
    urls: [...new Set(typed.flatMap((address) => (address && canonical(address)) || []))],
    pictures: [...(owner ? [`${owner.uid}/${owner.cardId}`] : []), ...(photo ? folderOf(photo.path) : [])],
    linkUrls,
  };
}
