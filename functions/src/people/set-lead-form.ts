import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { LEAD_FIELDS } from 'shared-lib/model/booking';
import type { CallableHandler } from '../callable';
import { cardRef, getOwnCardOrThrow, type CardDocument } from '../card-records/card-document';
import { publicCardRef, shownLeadForm } from '../card-records/public-document';

/** Returns the form of a card after a change; a form that is closed already keeps its closing time. */
function nextForm(
  before: CardDocument['leadForm'],
  { fields, amongActions = before?.amongActions }: Parameters<CallableHandler<'setLeadForm'>>[1],
  now: number,
): CardDocument['leadForm'] {
  if (fields)
    return {
      fields: LEAD_FIELDS.filter((field) => fields.includes(field)),
      ...(amongActions && { amongActions }),
      closedAt: null,
    };
  if (!before || before.closedAt !== null) return before;
  return { ...before, closedAt: Timestamp.fromMillis(now) };
}

/** Opens or closes 'Dejar mis datos' on a card; visitors see it at once, without a publication. */
export const setLeadForm: CallableHandler<'setLeadForm'> = async ({ db, uid, now }, input) => {
  const { cardId } = input;
  const ref = cardRef(db, cardId);
  return db.runTransaction(async (transaction) => {
    const card = await getOwnCardOrThrow(transaction, ref, uid);
    const shown = await transaction.get(publicCardRef(db, card.slug));
    const leadForm = nextForm(card.leadForm, input, now);
    if (!leadForm) return { fields: null };
    const form = shownLeadForm({ leadForm });
    transaction.update(ref, { leadForm });
    if (shown.get('status') === 'published' && shown.get('cardId') === cardId)
      transaction.update(shown.ref, { leadForm: form.leadForm ?? FieldValue.delete() });
    return { fields: form.leadForm?.fields ?? null };
  });
};
