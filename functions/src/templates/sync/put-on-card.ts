import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { PublishedCard } from 'shared-lib/model';
import { buildPublicTemplates } from 'shared-lib/templates/server';
import { cardRef, readCard, type CardDocument } from '../../card-records/card-document';
import { showsSamePhotos } from '../../card-records/photos/shown-photos';
import { readPublication } from '../../card-records/public-document';
import { preparePublicState } from '../../card-records/public-state';
import { findUnwanted } from '../../trust/refuse-unwanted';
import { readAppliedTemplates } from '../read-applied-templates';
import type { StoredInstance } from '../stored-instance';
import type { RunContext } from './sync-run';

/** New version of a template at one place of a card. */
type PlaceChange = Pick<StoredInstance, 'templateVersion' | 'markup' | 'data' | 'attic' | 'declinedVersion'>;

interface Place {
  ref: DocumentReference;
  instance: StoredInstance;
  card: CardDocument | undefined;
  change: PlaceChange;
  /** False leaves what visitors see as it is, until the owner publishes. */
  isShown: boolean;
}

/** Reports whether visitors see a card as its owner left it. */
export const isShownAsIs = (card: CardDocument | undefined): card is CardDocument =>
  card !== undefined && card.deletedAt === null && card.publishedRevision === card.revision;

/**
 * Gets ready to change one place of a card and, if visitors see the card as its owner left it, the public document and its
 * publication. Reads only.
 *
 * @returns The problem for which the card can't be shown so, or the function that writes; it returns the address whose
 *   photos have changed, if they have.
 */
export async function preparePlace(
  transaction: Transaction,
  { db, now }: RunContext,
  { ref, instance, card, change, isShown }: Place,
): Promise<{ problem: string } | { problem: null; write: () => string | null }> {
  const { cardId, cardOwner: uid } = instance;
  const changed: DocumentData = { ...change, updatedAt: Timestamp.fromMillis(now) };
  const writeInstance = () => transaction.update(ref, changed);
  const publication =
    isShown && isShownAsIs(card)
      ? cardRef(db, cardId).collection('publications').doc(String(card.publishedRevision))
      : null;
  const published = publication ? readPublication(await transaction.get(publication)) : undefined;
  if (!card || !publication || !published) {
    return {
      problem: null,
      write: () => {
        writeInstance();
        return null;
      },
    };
  }
  const applied = await readAppliedTemplates(transaction, db, { uid, cardId }, { [ref.id]: change });
  const { templates: _former, ...content } = { ...published, slug: card.slug };
  const templates = buildPublicTemplates(content, applied, { uid, cardId });
  const shown: PublishedCard = { ...content, ...(templates ? { templates } : {}) };
  const problem = await findUnwanted(transaction, { db, now }, uid, shown);
  if (problem) return { problem };
  const visitors = await preparePublicState(transaction, db, cardId, card);
  return {
    problem: null,
    write: () => {
      transaction.set(publication, shown);
      visitors.write(card, shown);
      writeInstance();
      return showsSamePhotos(published, shown) ? null : card.slug;
    },
  };
}

/** Reads the card of an instance. */
export async function readCardOf(
  transaction: Transaction,
  db: Firestore,
  { cardId }: StoredInstance,
): Promise<CardDocument | undefined> {
  return readCard(await transaction.get(cardRef(db, cardId)));
}

/** Identifies the state of a place and its card from which markup is rendered. */
export function basisOf(
  updatedAt: StoredInstance['updatedAt'],
  card: Pick<CardDocument, 'publishedRevision'> | undefined,
): string {
  return `${updatedAt?.toMillis() ?? 0}-${card?.publishedRevision ?? 0}`;
}
