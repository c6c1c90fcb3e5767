import { typeset } from '../typeset';
import type { MailContent, MailFact, MailLink, MailNote } from './mail-content';

const linkLines = (links: readonly MailLink[]) => links.map(({ label, url }) => `${label}: ${url}`);

const factLines = ({ label, lines, links }: MailFact) => [
  `${label}: ${lines.join('\n  ')}`,
  ...linkLines(links).map((line) => `  ${line}`),
];

const noteLines = ({ text, links }: MailNote) => [...(text === '' ? [] : [text]), ...linkLines(links), ''];

/** Renders a mail as plain text: all content of the HTML, with each address written out. */
export function mailText({ language, heading, lead, facts, button, notes, footer }: MailContent): string {
  const lines = [
    heading,
    '',
    lead,
    '',
    ...facts.flatMap(factLines),
    ...(facts.length === 0 ? [] : ['']),
    ...(button === null ? [] : [`${button.label}:`, button.url, '']),
    ...notes.flatMap(noteLines),
    '--',
    ...footer.flatMap(noteLines),
  ];
  return typeset(language, lines.join('\n'));
}
