import { escapeHtml } from './escape-html';
import { button, end, fact, header, line, note, opening } from './mail-blocks';
import { brandColors, DARK, LIGHT, type BrandColors } from './mail-colors';
import { typesetContent } from '../typeset';
import type { MailContent } from './mail-content';

/** Greatest width of a mail, in pixels. */
const WIDTH = 560;

/** Returns the styles of a dark theme; programs without style sheets keep the light one. */
const darkStyles = ({ darkLink }: BrandColors) =>
  [
    ':root{color-scheme:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.ground{background-color:${DARK.ground}!important}`,
    `.paper{background-color:${DARK.paper}!important}`,
    `.ink{color:${DARK.ink}!important}`,
    `.quiet{color:${DARK.quiet}!important}`,
    `.link{color:${darkLink}!important}`,
    `.line{background-color:${DARK.line}!important}`,
    `.button{border-color:${DARK.quiet}!important}`,
    '}',
  ].join('');

/**
 * Returns the hidden line that inboxes show beside the subject, padded so that the mail's own text doesn't follow it
 * there.
 */
const previewOf = (preview: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>`;

/**
 * Renders a mail as HTML: one column of tables that Gmail and Outlook render, complete without images. The only request
 * is the brand's photo, with the same address for everybody, so that nobody learns who opened a mail.
 */
export function mailHtml(content: MailContent): string {
  const {
    language,
    subject,
    preview,
    brand,
    heading,
    lead,
    facts,
    button: main,
    notes,
    footer,
  } = typesetContent(content);
  const colors = brandColors(brand.color);
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // Otherwise phones make links of dates and numbers, in colours of their own.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(subject)}</title><style>${darkStyles(colors)}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">`,
    previewOf(preview),
    `<table class="ground" ${table} width="100%" bgcolor="${LIGHT.ground}" style="background-color:${LIGHT.ground}">`,
    '<tr><td align="center" style="padding:16px 12px">',
    `<!--[if mso]><table ${table} width="${WIDTH}"><tr><td><![endif]-->`,
    `<table class="paper" ${table} width="100%" bgcolor="${LIGHT.paper}" style="max-width:${WIDTH}px;table-layout:fixed;background-color:${LIGHT.paper};border-radius:12px;text-align:left">`,
    header(brand, colors),
    opening(heading, lead),
    ...facts.map((one) => fact(one, colors)),
    ...(main === null ? [] : [button(main, colors)]),
    ...notes.map((one) => note(one, colors)),
    line(),
    ...footer.map((one) => note(one, colors, 13)),
    end(),
    '</table>',
    '<!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
    '',
  ].join('\n');
}
