import type { LeadForm } from 'shared-lib/model/booking';
import type { CardDocument } from './card-document';

/** Returns the form that visitors of a card can fill in now, as a field of its public document; no field while it is closed. */
export function shownLeadForm({ leadForm }: Pick<CardDocument, 'leadForm'>): { leadForm?: LeadForm } {
  if (leadForm?.closedAt !== null) return {};
  const { fields, amongActions } = leadForm;
  return { leadForm: { fields, ...(amongActions && { amongActions }) } };
}
