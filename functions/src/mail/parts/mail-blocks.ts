import { escapeHtml, escapeLines } from './escape-html';
import { LIGHT, type BrandColors } from './mail-colors';
import type { MailBrand, MailFact, MailLink, MailNote } from './mail-content';

/*
 * The pieces that mails are made of. Gmail and Outlook decide what can be used: tables, widths as attributes, styles on each
 * element. Classes are for the dark theme alone, which goes without them in programs that drop style sheets.
 */

export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Breaks a word only where it is longer than its line. */
const WRAP = 'overflow-wrap:break-word;word-wrap:break-word';

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Returns a row of the mail's single column. */
const row = (padding: string, content: string) =>
  `<tr><td style="padding:${padding};${WRAP}">${content}</td></tr>`;

const paragraph = (size: number, color: string, className: string, content: string) =>
  `<p class="${className}" style="margin:0;${FONT};font-size:${size}px;line-height:1.5;color:${color}">${content}</p>`;

const link = ({ label, url }: MailLink, { link: color }: BrandColors) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${color};text-decoration:underline">${escapeHtml(label)}</a>`;

/** Returns links side by side. A label of several words may wrap, but no separating dot begins a line. */
const links = (all: readonly MailLink[], colors: BrandColors) =>
  all.map((one) => link(one, colors)).join('&nbsp;&nbsp;·&nbsp; ');

/** Returns the head of a mail: photo and name on the brand's colour. */
export function header({ name, photo }: MailBrand, { fill, onFill }: BrandColors): string {
  const picture =
    photo &&
    `<td width="72" valign="middle" style="width:72px"><img src="${escapeHtml(photo.url)}" width="56" height="56" alt="${escapeHtml(photo.description)}" style="display:block;width:56px;height:56px;border:0;border-radius:28px;object-fit:cover;${FONT};font-size:11px;line-height:1.2;color:${onFill}"></td>`;
  const title = `<td valign="middle" style="${FONT};font-size:18px;line-height:1.3;font-weight:bold;color:${onFill};${WRAP}">${escapeHtml(name)}</td>`;
  const content = `<table ${TABLE} width="100%" style="table-layout:fixed"><tr>${picture ?? ''}${title}</tr></table>`;
  return `<tr><td bgcolor="${fill}" style="padding:16px 24px;background-color:${fill};border-radius:12px 12px 0 0">${content}</td></tr>`;
}

/** Returns the heading and the first sentence. */
export const opening = (heading: string, lead: string) =>
  row(
    '24px 24px 0',
    `<h1 class="ink" style="margin:0 0 4px;${FONT};font-size:24px;line-height:1.25;color:${LIGHT.ink}">${escapeHtml(heading)}</h1>` +
      paragraph(16, LIGHT.ink, 'ink', escapeLines(lead)),
  );

/** Keeps a span of time, such as 10:00–10:45, on one line. */
const keepTimes = (html: string) =>
  html.replace(/\d\d:\d\d–\d\d:\d\d/g, '<span style="white-space:nowrap">$&</span>');

/** Returns a fact, with its label above it so that neither narrows the other. */
export function fact({ label, lines, links: ways }: MailFact, colors: BrandColors): string {
  const [first = '', ...others] = lines;
  return row(
    '14px 24px 0',
    paragraph(13, LIGHT.quiet, 'quiet label', escapeHtml(label)) +
      paragraph(16, LIGHT.ink, 'ink', keepTimes(escapeLines(first))) +
      others.map((line) => paragraph(14, LIGHT.quiet, 'quiet', keepTimes(escapeLines(line)))).join('') +
      (ways.length === 0 ? '' : paragraph(15, LIGHT.ink, 'ink', links(ways, colors))),
  );
}

/** Returns the main button. Outlook takes its padding from the cell, and ignores the rounded corners. */
export const button = ({ label, url }: MailLink, { fill, onFill, edge }: BrandColors) =>
  row(
    '24px 24px 0',
    `<table ${TABLE}><tr><td class="button" align="center" bgcolor="${fill}" style="background-color:${fill};border:1px solid ${edge};border-radius:8px;mso-padding-alt:13px 24px">` +
      `<a class="button-label" href="${escapeHtml(url)}" style="display:block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${onFill};text-decoration:none">${escapeHtml(label)}</a>` +
      '</td></tr></table>',
  );

/** Returns a sentence with its links. */
export const note = ({ text, links: ways }: MailNote, colors: BrandColors, size = 15) =>
  row(
    '14px 24px 0',
    paragraph(size, LIGHT.quiet, 'quiet', [escapeLines(text), links(ways, colors)].filter(Boolean).join(' ')),
  );

/** Returns a hairline with space around it. */
export const line = () =>
  row(
    '20px 24px 0',
    `<table ${TABLE} width="100%"><tr><td class="line" height="1" bgcolor="${LIGHT.line}" style="height:1px;line-height:1px;font-size:1px;background-color:${LIGHT.line}">&nbsp;</td></tr></table>`,
  );

/** Returns the space at the end of the mail. */
export const end = () => row('0 0 24px', '');
