import { TEMPLATE_LIMITS, type TemplateMarkup, type TemplateSection } from '../../model/templates/template';
import { canonicalAddress } from '../context';
import type { RemovedPiece, TemplateContext } from '../drawing';
import { sanitizeMarkup, type MarkupLimits, type SanitizedMarkup } from './sanitize-markup';

/** Sanitised markup of a template, by item. Missing items show the card's own design. */
export interface DrawnParts {
  parts: Record<string, string>;
  /** Sanitised markup that can't replace those items, for its author to see. */
  unfit: Record<string, string>;
  /** CSS rules that the parts need. */
  css: string[];
  removed: RemovedPiece[];
}

const PICTURE = /^\/c\/[^/?#]+\/i\/([\w-]+\/[\w-]+)\/([0-9a-f]{64}\.(?:jpg|webp))$/;

function limitsOf(context: TemplateContext): MarkupLimits {
  return {
    addressOf: (href) => {
      const url = canonicalAddress(href, context.slug);
      return url !== null && context.urls.includes(url) ? url : null;
    },
    pictureOf: (src) => {
      const [, folder = '', file] = PICTURE.exec(src) ?? [];
      return context.pictures.includes(folder) ? `/c/${context.slug}/i/${folder}/${file}` : null;
    },
  };
}

/** Returns the text of markup that a visitor reads or hears, on one line. */
export function textOf(html: string): string {
  const said = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text).join(' ');
  return `${html.replace(/<[^>]*(?:>|$)/g, ' ')} ${said}`
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const HEADING = /<h1((?: [^>]*)?)>([^]*?)<\/h1>/g;

function says(html: string, name: string): boolean {
  return name !== '' && textOf(html).includes(name.replace(/\s+/g, ' ').trim());
}

/** Leaves at most one first-level heading in the markup, and only one with the person's name in it. */
function oneHeading(html: string, name: string): string {
  let found = false;
  return html.replace(HEADING, (heading, attributes: string, content: string) => {
    if (!found && says(content, name)) {
      found = true;
      return heading;
    }
    return `<p${attributes}>${content}</p>`;
  });
}

/** Returns the markup to show, or `''` for the card's own design. */
function shown(
  section: TemplateSection,
  key: string,
  drawn: SanitizedMarkup,
  context: TemplateContext,
): string {
  if (section === 'profile')
    return says(drawn.html, context.name) ? oneHeading(drawn.html, context.name) : '';
  const url = context.linkUrls[key];
  return url && drawn.addresses.has(url) && textOf(drawn.html) !== '' ? drawn.html : '';
}

/**
 * Sanitises a template's markup and decides, item by item, whether it can replace the card's own design: a profile has
 * to contain the person's name, a link has to lead to the link's address.
 */
export function drawParts(
  section: TemplateSection,
  markup: TemplateMarkup,
  context: TemplateContext,
): DrawnParts {
  const limits = { ...limitsOf(context), keepsHeading: section === 'profile' };
  const parts: Record<string, string> = {};
  const unfit: Record<string, string> = {};
  const css = new Set<string>();
  const removed = new Map<string, RemovedPiece>();
  for (const [key, html] of Object.entries(markup)) {
    if (typeof html !== 'string' || html.length > TEMPLATE_LIMITS.markup) continue;
    const drawn = sanitizeMarkup(html, limits);
    for (const piece of drawn.removed) removed.set(`${piece.kind} ${piece.name}`, piece);
    const part = shown(section, key, drawn, context);
    if (part === '') unfit[key] = drawn.html;
    else parts[key] = part;
    for (const rule of drawn.css) css.add(rule);
  }
  return { parts, unfit, css: [...css], removed: [...removed.values()] };
}
