import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  contentOf,
  findPublishProblems,
  pdfUrlPath,
  MAX_PUBLIC_CARD_BYTES,
  toPublicContent,
  type PublishedCard,
  type TemplatedPart,
} from 'shared-lib/model';
import { buildPublicTemplates, type AppliedTemplate } from 'shared-lib/templates/server';
import { Refusal } from '../refusal';
import type { CardDocument } from './card-document';
import { shownLeadForm } from './lead-form';

/** Refers to `publicCards/{slug}`, the document that visitors' pages read. */
export function publicCardRef(db: Firestore, slug: string): DocumentReference {
  return db.collection('publicCards').doc(slug);
}

/** Returns a published card for an address, below which its PDFs and its templates' pictures lie too. */
export function atAddress(card: PublishedCard, slug: string): PublishedCard {
  const links = card.links.map((link) =>
    link.file ? { ...link, url: pdfUrlPath(slug, link.file.path) } : link,
  );
  if (card.slug === slug || !card.templates) return { ...card, slug, links };
  const { styles, profile, links: drawn } = card.templates;
  const moved = (part: TemplatedPart): TemplatedPart => ({
    ...part,
    html: part.html
      .replaceAll(` src="/c/${card.slug}/i/`, ` src="/c/${slug}/i/`)
      .replaceAll(` href="/c/${card.slug}/f/`, ` href="/c/${slug}/f/`),
  });
  return {
    ...card,
    slug,
    links,
    templates: {
      styles,
      profile: profile && moved(profile),
      links: Object.fromEntries(Object.entries(drawn).map(([id, part]) => [id, moved(part)])),
    },
  };
}

/**
 * Builds the public document of a card: checked, cleaned and within the size that one read may cost.
 *
 * @param now - Milliseconds since the epoch.
 * @param applied - Templates that are applied to the card.
 * @throws Refusal `card-not-publishable` with the problems, or `card-too-large`
 */
export function toPublishedCard(
  cardId: string,
  card: CardDocument,
  now: number,
  applied: readonly AppliedTemplate[] = [],
): PublishedCard {
  const content = contentOf(card);
  const problems = findPublishProblems(content);
  if (problems.length > 0) throw new Refusal('card-not-publishable', { problems });
  const shown = { slug: card.slug, ...toPublicContent(content, card.slug) };
  const templates = buildPublicTemplates(shown, applied, { uid: card.userId, cardId });
  const published: PublishedCard = {
    status: 'published',
    cardId,
    revision: card.revision,
    ...shown,
    ...(templates ? { templates } : {}),
    ...(card.bookingEnabled ? { bookingEnabled: true } : {}),
    ...shownLeadForm(card),
    publishedAt: new Date(now).toISOString(),
  };
  if (Buffer.byteLength(JSON.stringify(published)) > MAX_PUBLIC_CARD_BYTES)
    throw new Refusal('card-too-large');
  return published;
}
