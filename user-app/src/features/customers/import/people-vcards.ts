import { messages } from '../messages';
import { checkPeople, MAX_FILE_ROWS, type FileProblem, type PeopleFile } from './people-file';
import type { PersonInput } from '../person-writes';

/*
 * Reads files of contacts: vCard 2.1 as Android writes it, 3.0 of iPhones and Google, and 4.0. Source: RFC 2426, RFC 6350, and the
 * specification of versit for 2.1.
 */

/** One property of a contact. */
interface Property {
  name: string;
  /** Parameters in capitals: `TYPE=CELL`, or only `CELL` in 2.1. */
  parameters: string[];
  value: string;
}

/** Properties that a person here doesn't have, by the word that says so. */
const LEFT_OUT: Readonly<Record<string, string>> = messages.import.vCardFields;

/** Reports whether a text is a file of contacts. */
export const isVCard = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 1000));

/** Joins the lines that belong together: folded ones, and those that quoted-printable breaks with `=`. */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const last = lines.at(-1) ?? '';
    const isQuoted = /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(last);
    if (isQuoted && last.endsWith('=')) lines[lines.length - 1] = last.slice(0, -1) + line;
    else if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
  return lines;
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes quoted-printable; its bytes make characters only together, wherever the line was broken. */
function unquoted(value: string, charset: string | undefined): string {
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|([^])/giu)].flatMap(([, hex, character = '']) =>
    hex === undefined ? [...new TextEncoder().encode(character)] : [Number.parseInt(hex, 16)],
  );
  return decoded(Uint8Array.from(bytes), charset);
}

function propertyOf(line: string): Property | null {
  const [, head, value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/s.exec(line) ?? [];
  if (head === undefined) return null;
  const [name = '', ...parameters] = head.split(';').map((part) => part.toUpperCase());
  const charset = parameters.flatMap((one) => /^CHARSET="?([\w-]+)"?$/.exec(one)?.[1] ?? [])[0];
  const isQuoted = parameters.some((one) => one.endsWith('QUOTED-PRINTABLE'));
  return {
    // 'item1.TEL' is a TEL with a label.
    name: name.replace(/^[\w-]+\./, ''),
    parameters,
    value: isQuoted ? unquoted(value, charset) : value,
  };
}

/** Returns a value without the signs that keep its commas and line ends. */
const plain = (value: string) =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;:\\])/g, '$1')
    .trim();

/** Splits a value at a sign that isn't escaped. */
const parts = (value: string, sign: ',' | ';') =>
  value.split(new RegExp(`(?<!\\\\)${sign}`)).map((part) => plain(part));

/** Orders properties by how likely they are the ones to use: those that are marked, then mobiles. */
const byPreference = (properties: readonly Property[]) => {
  const rank = ({ parameters }: Property) => {
    const words = parameters.join(';');
    if (/(^|[=,;])PREF(=1)?($|[,;"])/.test(words)) return 0;
    return /CELL|MOBILE|IPHONE/.test(words) ? 1 : 2;
  };
  return [...properties].sort((one, other) => rank(one) - rank(other));
};

function personOf(properties: readonly Property[]): { person: PersonInput; ignored: string[] } {
  const all = (name: string) => properties.filter((one) => one.name === name && one.value.trim() !== '');
  const first = (name: string) => all(name)[0]?.value ?? '';
  const [surname = '', given = '', second = '', prefix = '', suffix = ''] = parts(first('N'), ';');
  const name = [prefix, given, second, surname, suffix].filter(Boolean).join(' ');
  const company = parts(first('ORG'), ';')[0] ?? '';
  const emails = byPreference(all('EMAIL'));
  const phones = byPreference(all('TEL'));
  const person = {
    name: (plain(first('FN')) || name || plain(first('NICKNAME')) || company).replace(/\s+/g, ' '),
    email: plain(emails[0]?.value ?? '').replace(/^mailto:/i, ''),
    phone: plain(phones[0]?.value ?? '').replace(/^tel:/i, ''),
    company,
    note: plain(first('NOTE')),
    tags: [...new Set(all('CATEGORIES').flatMap(({ value }) => parts(value, ',')))].filter(
      (tag) => tag !== '' && tag !== 'myContacts',
    ),
  };
  const others = [
    ...(emails.length > 1 ? ['EMAIL'] : []),
    ...(phones.length > 1 ? ['TEL'] : []),
    ...properties.map((one) => one.name).filter((one) => one !== 'EMAIL' && one !== 'TEL'),
  ];
  return { person, ignored: others.flatMap((one) => LEFT_OUT[one] ?? []) };
}

/** Reads a file of contacts: each is a person, or an error that says why it isn't. */
export async function readVCards(text: string): Promise<PeopleFile | FileProblem> {
  const contacts: Property[][] = [];
  let open: Property[] | null = null;
  for (const line of unfolded(text.replace(/^\uFEFF/, ''))) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) open = [];
    else if (/^END:VCARD\s*$/i.test(line)) {
      if (open) contacts.push(open);
      open = null;
    } else if (open) {
      const property = propertyOf(line);
      if (property) open.push(property);
    }
  }
  if (contacts.length === 0) return 'empty';
  if (contacts.length > MAX_FILE_ROWS) return 'too-many';
  const read = contacts.map(personOf);
  return checkPeople(
    read.map(({ person }, index) => ({ line: index + 1, person })),
    { ignored: [...new Set(read.flatMap(({ ignored }) => ignored))], isOfContacts: true },
  );
}
