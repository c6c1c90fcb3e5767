import type { CardLanguage } from 'shared-lib/model';
import type { MailContent, MailFact, MailLink, MailNote } from './parts/mail-content';

/** No-break space, and the narrow one that French has before the tall signs. */
const [SPACE, NARROW] = ['\u00a0', '\u202f'];

/** Returns a French text with a space before each tall sign, which never begins a line. Times and addresses have none. */
const french = (text: string): string =>
  text
    .replace(/(?<=[^\s:]) ?:(?=\s|$)/gm, `${SPACE}:`)
    .replace(/(?<=[^\s;!?]) ?([;!?])(?=[\s)»]|$)/gm, `${NARROW}$1`)
    .replace(/« (?=\S)/g, `«${SPACE}`)
    .replace(/(?<=\S) »/g, `${SPACE}»`);

/** Returns a text with the spaces of its language, and with signs and units that stay with their number. */
export function typeset(language: CardLanguage, text: string): string {
  const joined = text.replace(/(?<=\d) (?=[%€$£])|(?<=%) (?=\d)/g, SPACE);
  return language === 'fr' ? french(joined) : joined;
}

/** Returns a text in which, besides, no time, dash or middle dot begins a line. */
function typesetLine(language: CardLanguage, text: string): string {
  return typeset(language, text)
    .replace(/(?<=\S) (?=\d{1,2}:\d\d(?!\d))/g, SPACE)
    .replace(/(?<=\p{L}) (?=\d{4},)/gu, SPACE)
    .replace(/(?<=\d:\d\d) (?=(?:Uhr|h)(?![\p{L}\d]))/gu, SPACE)
    .replace(/(?<=\S) (?=[–·] )/g, SPACE);
}

/** Returns the content of a mail with the spaces of its language, for where lines break by themselves. */
export function typesetContent(content: MailContent): MailContent {
  const set = (text: string) => typesetLine(content.language, text);
  const link = ({ label, url }: MailLink): MailLink => ({ label: set(label), url });
  const note = ({ text, links }: MailNote): MailNote => ({ text: set(text), links: links.map(link) });
  const fact = ({ label, lines, links }: MailFact): MailFact => ({
    label: set(label),
    lines: lines.map(set),
    links: links.map(link),
  });
  const { preview, heading, lead, facts, button, notes, footer } = content;
  return {
    ...content,
    ...{ preview: set(preview), heading: set(heading), lead: set(lead) },
    facts: facts.map(fact),
    button: button && link(button),
    notes: notes.map(note),
    footer: footer.map(note),
  };
}
