import { findEmailProblem, findPhoneProblem, hasLink, withoutAccents } from 'shared-lib/model';
import type { LeadField } from 'shared-lib/model/booking';
import { words } from './words';
import type { TypedLead } from './stored-leads';

/** Name of a field of the form. */
export type FieldName = 'name' | LeadField | 'consent';

/** Returns the sentence for a missing way to answer, by what the form asks for. */
function missingContact(leadFields: readonly LeadField[]): string {
  if (leadFields.includes('email') && leadFields.includes('phone')) return words().contactRequired;
  return leadFields.includes('email') ? words().emailRequired : words().phoneRequired;
}

/** Returns the problems of what was typed, by field; empty when it can be sent. */
export function findLeadProblems(
  { name, email, phone }: Pick<TypedLead, 'name' | 'email' | 'phone'>,
  leadFields: readonly LeadField[],
  hasAgreed: boolean,
): Partial<Record<FieldName, string>> {
  const emailProblem = findEmailProblem(email);
  const phoneProblem = findPhoneProblem(phone);
  const contact: FieldName = leadFields.includes('email') ? 'email' : 'phone';
  return {
    ...(name.trim() === '' ? { name: words().nameRequired } : hasLink(name) && { name: words().nameLink }),
    ...(email === '' && phone === '' && { [contact]: missingContact(leadFields) }),
    ...(emailProblem && {
      email:
        emailProblem === 'email-accent' ? words().emailAccent(withoutAccents(email)) : words().emailInvalid,
    }),
    ...(phoneProblem && {
      phone: phoneProblem === 'phone-several' ? words().phoneSeveral : words().phoneInvalid,
    }),
    ...(!hasAgreed && { consent: words().consentRequired }),
  };
}
