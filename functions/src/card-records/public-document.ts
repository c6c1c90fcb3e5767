import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { cardDocumentSchema, serviceDocumentSchema } from 'shared-lib/documents';
import {
  cardContentSchema,
  contentOf,
  findPublishProblems,
  linkFields,
  pdfUrlPath,
  previewSchema,
  MAX_PUBLIC_CARD_BYTES,
  sectionSchema,
  toPublicContent,
  type PublicCard,
  type PublishedCard,
  type TemplatedPart,
} from 'shared-lib/model';
import { buildPublicTemplates, type AppliedTemplate } from 'shared-lib/templates/server';
import { z } from 'zod';
import { Refusal } from '../refusal';
import { readStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import type { CardDocument } from './card-document';
import type { LeadForm } from 'shared-lib/model/booking';

const { leadForm } = cardDocumentSchema.shape;
const { hours } = sectionSchema.shape;
const templatedPart = z.object({ html: z.string(), style: z.number() });
const languages = cardContentSchema.pick({ language: true, languages: true }).shape;

/** `publicCards/{slug}` of a published card, and its publications. */
export const publicationSchema = z.object({
  ...{ status: z.literal('published'), slug: z.string(), cardId: z.string(), revision: z.number() },
  ...cardContentSchema.pick({ profile: true, theme: true, noindex: true }).shape,
  ...languages,
  links: z.array(linkFields.omit({ visible: true })),
  sections: z.array(sectionSchema.omit({ visible: true })).optional(),
  services: z
    .array(
      serviceDocumentSchema
        .pick({ name: true, description: true, durationMinutes: true, price: true, priceOnRequest: true })
        .extend({ id: z.string(), currency: z.string() }),
    )
    .optional(),
  bookingHours: hours.unwrap().shape.weekly.optional(),
  preview: previewSchema.optional(),
  bookingEnabled: z.boolean().optional(),
  leadForm: leadForm.unwrap().omit({ closedAt: true }).optional(),
  templates: z
    .object({
      styles: z.array(z.string()),
      profile: templatedPart.nullable(),
      links: z.record(z.string(), templatedPart),
    })
    .optional(),
  publishedAt: z.string(),
});

const publicCardSchema = z.union([
  publicationSchema,
  z.object({ status: z.enum(['paused', 'deleted', 'taken-down']), slug: z.string(), ...languages }),
  z.object({ status: z.literal('moved'), slug: z.string(), to: z.string() }),
]);

/** Returns a publication of a card, or the public document of a published one; `undefined` for a missing one. */
export const readPublication = (snapshot: DocumentSnapshot): PublishedCard | undefined =>
  readStored(typesOf(publicationSchema), snapshot);

/** Returns the public document at an address; `undefined` for a missing one. */
export const readPublicCard = (snapshot: DocumentSnapshot): PublicCard | undefined =>
  readStored(typesOf(publicCardSchema), snapshot);

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

/** Returns the form that visitors of a card can fill in now, as a field of its public document; no field while it is closed. */
export function shownLeadForm({ leadForm }: Pick<CardDocument, 'leadForm'>): { leadForm?: LeadForm } {
  if (leadForm?.closedAt !== null) return {};
  const { fields, amongActions } = leadForm;
  return { leadForm: { fields, ...(amongActions && { amongActions }) } };
}
