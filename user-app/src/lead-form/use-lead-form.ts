import type { Card } from 'shared-lib/model';
import type { LeadField, LeadForm } from 'shared-lib/model/booking';
import { useSetLeadFormMutation } from './lead-form-writes';

/** Fields of a form that was just switched on. */
const FIRST_FIELDS: readonly LeadField[] = ['email', 'phone', 'note'];

/** Form of a card with what its owner can do with it. */
export interface EditedLeadForm {
  /** `null` while it is closed. */
  form: LeadForm | null;
  isSaving: boolean;
  /** Opens it with the usual fields, or closes it. */
  onToggle: (isOpen: boolean) => void;
  /** Changes the open form. */
  onChange: (changes: Partial<LeadForm>) => void;
}

/** Returns the form 'Dejar mis datos' of a card. Changes are stored and shown to visitors at once. */
export function useLeadForm(card: Card): EditedLeadForm {
  const [save, { isLoading }] = useSetLeadFormMutation();
  const form = card.leadForm ?? null;
  return {
    form,
    isSaving: isLoading,
    onToggle: (isOpen) =>
      void save({ cardId: card.id, fields: isOpen ? [...FIRST_FIELDS] : null, isOpen: form !== null }),
    onChange: (changes) => form && void save({ cardId: card.id, ...form, ...changes, isOpen: true }),
  };
}
