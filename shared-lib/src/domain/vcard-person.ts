import { personNameOf } from './person-name';
import { escapeText, VCardLines } from './vcard-lines';

/** Person in an owner's list. */
interface ListedPerson {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Builds a vCard 3.0 file of a person in an owner's list; without the owner's private notes. */
export function buildPersonVCard({ name, email, phone, company }: ListedPerson): string {
  const { given, surnames } = personNameOf({ name });
  const file = new VCardLines();
  file.add('BEGIN:VCARD');
  file.add('VERSION:3.0');
  file.add(`N:${escapeText(surnames)};${escapeText(given)};;;`);
  file.add(`FN:${escapeText(name)}`);
  if (company) file.add(`ORG:${escapeText(company)}`);
  if (phone) file.phone(phone, 'CELL');
  if (email) file.email(email);
  file.add('END:VCARD');
  return `${file.lines.join('\r\n')}\r\n`;
}
