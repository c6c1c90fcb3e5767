import sanitizeHtml from 'sanitize-html';
import {
  COMMON_ATTRIBUTES,
  HTML_ATTRIBUTES,
  HTML_ELEMENTS,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
} from '../allowed-markup';
import { checkDeclarations } from '../css';
import type { RemovedPiece } from '../drawing';
import { styleClass, styleRule } from './style-class';

/** Limits on the addresses and pictures of markup. */
export interface MarkupLimits {
  /** Returns the form in which to link to an address of the card's own, or `null` for any other. */
  addressOf: (href: string) => string | null;
  /** Returns the address to show a picture from, or `null` for one that isn't the card's. */
  pictureOf: (src: string) => string | null;
  /** True to keep an `h1`, which otherwise becomes a paragraph. */
  keepsHeading?: boolean;
}

/** Markup that may be inserted into a page of ours, with its style. */
export interface SanitizedMarkup {
  html: string;
  /** Rules in place of `style` attributes, which the page's policy forbids. */
  css: string[];
  /** Addresses of its links. */
  addresses: ReadonlySet<string>;
  removed: RemovedPiece[];
}

/** Elements that are removed with all their content. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'select',
  'option',
  'title',
  'xmp',
  'plaintext',
  'math',
  'foreignobject',
  'audio',
  'video',
  'canvas',
  'dialog',
];

/** Deepest nesting that is allowed: browsers move elements that are nested too deeply. */
const NESTING_LIMIT = 60;

const ELEMENTS = [...HTML_ELEMENTS, ...SVG_ELEMENTS];

function allowedAttributes(): Record<string, string[]> {
  const ofSvg = Object.fromEntries(SVG_ELEMENTS.map((name) => [name, [...SVG_ATTRIBUTES]]));
  const ofHtml = Object.fromEntries(Object.entries(HTML_ATTRIBUTES).map(([name, list]) => [name, [...list]]));
  return { ...ofSvg, ...ofHtml, '*': [...COMMON_ATTRIBUTES] };
}

const ATTRIBUTES = allowedAttributes();

function isAllowedAttribute(element: string, name: string): boolean {
  return (
    name.startsWith('aria-') || [...(ATTRIBUTES[element] ?? []), ...(ATTRIBUTES['*'] ?? [])].includes(name)
  );
}

/** Matches a value that refers to another resource, such as `fill="url(…)"`. */
const NAMES_ELSEWHERE = /url|image|\\|&|javascript:|data:/i;

/** Roles that would make a visitor expect interaction, which static markup doesn't have. */
const ROLES =
  /^(?:none|presentation|list|listitem|img|group|region|heading|note|separator|figure|article|text|definition|term|complementary|contentinfo|navigation|link)$/;

/**
 * Sanitises a template's markup by an allow-list: the result contains nothing that runs, loads, links to an address
 * that isn't the card's own, or sticks out of its place.
 *
 * @param html - Markup that claims to come from the component; it isn't trusted.
 */
export function sanitizeMarkup(html: string, limits: MarkupLimits): SanitizedMarkup {
  const rules = new Map<string, string>();
  const removed = new Map<string, RemovedPiece>();
  const addresses = new Set<string>();
  const note = (kind: RemovedPiece['kind'], name: string) =>
    removed.set(`${kind} ${name}`, { kind, name: name.slice(0, 200) });

  function styled(attributes: Record<string, string>): Record<string, string> {
    const { style, ...others } = attributes;
    if (style === undefined) return attributes;
    const { css, removed: properties } = checkDeclarations(style);
    for (const property of properties) note('style', property);
    if (!css) return others;
    const name = styleClass(css);
    rules.set(name, styleRule(name, css));
    return { ...others, class: others.class ? `${others.class} ${name}` : name };
  }

  function allowedAttributes(element: string, attributes: Record<string, string>): Record<string, string> {
    const entries = Object.entries(attributes).filter(([name, value]) => {
      const isDangerous = SVG_ELEMENTS.includes(element) && name !== 'class' && NAMES_ELSEWHERE.test(value);
      const isAllowed =
        isAllowedAttribute(element, name) && !isDangerous && (name !== 'role' || ROLES.test(value));
      if (!isAllowed) note('attribute', name);
      return isAllowed;
    });
    return Object.fromEntries(entries);
  }

  function transform(tagName: string, given: Record<string, string>): sanitizeHtml.Tag {
    if (!ELEMENTS.includes(tagName)) {
      note('element', tagName);
      return { tagName, attribs: {} };
    }
    const attribs = allowedAttributes(tagName, styled(given));
    if (tagName === 'h1' && !limits.keepsHeading) return { tagName: 'p', attribs };
    if (tagName === 'a') {
      const { href = '', rel: _, ...others } = attribs;
      const address = limits.addressOf(href);
      if (address !== null) {
        addresses.add(address);
        const link = { ...others, href: address };
        return { tagName, attribs: address.startsWith('https:') ? { ...link, rel: 'noopener' } : link };
      }
      note('address', href);
      return { tagName: 'span', attribs: others };
    }
    if (tagName === 'img') {
      const { src = '', ...others } = attribs;
      const picture = limits.pictureOf(src);
      if (picture) return { tagName, attribs: { alt: '', ...others, src: picture } };
      note('picture', src);
      // An element that isn't in the list, and is thus removed.
      return { tagName: 'missing-picture', attribs: {} };
    }
    return { tagName, attribs };
  }

  const clean = sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['https', 'mailto', 'tel', 'sms', 'geo'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: NESTING_LIMIT,
    parseStyleAttributes: false,
    transformTags: { '*': transform },
  });
  return { html: clean, css: [...rules.values()], addresses, removed: [...removed.values()] };
}
