import { splitPrefix } from '../values/name-prefix';
import { isOrganisation } from '../contact/organisation-name';
import { personNameOf } from '../contact/person-name';
import { escapeText, type VCardLines } from './vcard-lines';

/**
 * Adds the name of a contact, and its company. A business has no name in parts, and `X-ABShowAs` makes Apple's address book list it by its
 * company.
 */
export function addName(
  file: VCardLines,
  { name, surnames, company }: { name: string; surnames?: string | undefined; company: string },
): void {
  if (isOrganisation({ name, company })) {
    file.add('N:;;;;');
    file.add(`FN:${escapeText(name)}`);
    file.add(`ORG:${escapeText(name)}`);
    file.add('X-ABShowAs:COMPANY');
    return;
  }
  const parts = personNameOf({ name, surnames });
  const { prefix, rest } = splitPrefix(parts.given);
  file.add(`N:${escapeText(parts.surnames)};${escapeText(rest)};;${escapeText(prefix)};`);
  file.add(`FN:${escapeText(name)}`);
  if (company) file.add(`ORG:${escapeText(company)}`);
}
