import { phoneType } from '../contact/phone-type';
import { VCardLines } from './vcard-lines';
import { addName } from './vcard-name';

/** Person in an owner's list. */
interface ListedPerson {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Builds a vCard 3.0 file of a person in an owner's list; without the owner's private notes. */
export function buildPersonVCard({ name, email, phone, company }: ListedPerson): string {
  const file = new VCardLines();
  file.add('BEGIN:VCARD');
  file.add('VERSION:3.0');
  addName(file, { name, company });
  if (phone) file.phone(phone, phoneType(phone));
  if (email) file.email(email);
  file.add('END:VCARD');
  return `${file.lines.join('\r\n')}\r\n`;
}
