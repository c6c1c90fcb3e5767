import { isSameNumber, tidyPhone } from '../contact/phone-number';
import type { PostalAddress } from '../contact/postal-address';

/** Matches every character that some reader takes for a line end, U+0085 included. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Escapes a text value (RFC 2426 §2.4.2); control characters are left out. */
export function escapeText(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(LINE_END, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,');
}

/** Collects the lines of a file, each phone, e-mail and address once. */
export class VCardLines {
  readonly lines: string[] = [];
  private readonly seen = new Set<string>();
  private readonly numbers: string[] = [];
  private labelled = 0;

  add(line: string): void {
    this.lines.push(line);
  }

  /** Adds a number; address books show a label of its own instead of the type. */
  phone(number: string, type: string, label = ''): void {
    if (this.numbers.some((other) => isSameNumber(other, number))) return;
    this.numbers.push(number);
    this.addLabelled(`TEL;TYPE=${type}:${escapeText(tidyPhone(number))}`, label);
  }

  email(address: string, label = ''): void {
    if (this.isNew(`mailto:${address.toLowerCase()}`))
      this.addLabelled(`EMAIL;TYPE=INTERNET,WORK:${escapeText(address)}`, label);
  }

  website(url: string, label: string): void {
    if (this.isNew(`url:${url}`)) this.addLabelled(`URL:${url}`, label);
  }

  /**
   * Adds a profile twice: iPhones have a place of their own for it, and Android's address book, which drops that, keeps
   * the URL.
   */
  social(url: string, network: string, label: string): void {
    if (!this.isNew(`url:${url}`)) return;
    this.add(`X-SOCIALPROFILE;TYPE=${network}:${url}`);
    this.addLabelled(`URL:${url}`, label);
  }

  place({ street, city, region, postalCode }: PostalAddress, label = ''): void {
    const parts = [street, city, region, postalCode].map(escapeText).join(';');
    if (this.isNew(`adr:${parts.toLowerCase()}`)) this.addLabelled(`ADR;TYPE=WORK:;;${parts};`, label);
  }

  /** Adds a property with a label: a group ties both together, and readers that don't know groups still get the value. */
  private addLabelled(line: string, label: string): void {
    if (label === '') return this.add(line);
    this.labelled += 1;
    this.add(`item${this.labelled}.${line}`);
    this.add(`item${this.labelled}.X-ABLabel:${escapeText(label)}`);
  }

  private isNew(key: string): boolean {
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}
