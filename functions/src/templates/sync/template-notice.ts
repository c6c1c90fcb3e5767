import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { wantsNotice } from 'shared-lib/model';
import { readUser } from '../../account-records/user-document';
import type { CardDocument } from '../../card-records/card-document';
import { notify } from '../../notifications/notify';
import { readAll } from '../../stored/read-all';
import type { StoredRun } from './sync-run';

/** A card that has just got a version of a template. */
interface Updated {
  cardId: string;
  card: CardDocument;
  run: Pick<StoredRun, 'templateId' | 'version'>;
}

/** Returns the id of the notification that a card has a version of a template. */
export const noticeIdOf = (cardId: string, templateId: string, version: string) =>
  `template-${cardId}-${templateId}-${version}`;

/**
 * Prepares the notification of an owner that their card shows a new version of a template, once for each card however
 * many of its parts the template renders. Reads only.
 *
 * @returns Writes it; does nothing for an owner who doesn't want it.
 */
export async function prepareTemplateNotice(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  { cardId, card, run: { templateId, version } }: Updated,
): Promise<() => void> {
  const { db } = context;
  const owner = db.doc(`users/${card.userId}`);
  const id = noticeIdOf(cardId, templateId, version);
  const [account, template, notice] = await readAll(
    transaction,
    owner,
    db.doc(`userTemplates/${templateId}`),
    owner.collection('notifications').doc(id),
  );
  const choice = readUser(account)?.settings?.notifications;
  // An owner who has turned it off in the app may still want it as a push.
  const isChosen = wantsNotice(choice, 'templates', 'app') || choice?.push?.templates === true;
  const isWanted = account.exists && isChosen;
  if (!isWanted || notice.exists) return () => undefined;
  const name = String(template.get('name') ?? templateId).slice(0, 200);
  const ids = { cardId, templateId };
  const event = { kind: 'template-update', cardSlug: card.slug, template: name, version, ...ids } as const;
  return () => notify(transaction, context, card.userId, event, id);
}
