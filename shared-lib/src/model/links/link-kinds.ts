import { NETWORK_KINDS } from './networks';

/** Kinds of a card's links, in the order in which they are offered. */
export const LINK_KINDS = [
  'phone',
  'whatsapp',
  'email',
  'web',
  'directions',
  ...NETWORK_KINDS,
  'reviews',
  'pdf',
  'bizum',
  'text',
  'heading',
] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** Kinds that lead nowhere: a heading over the links after it, a text between them, and a number to pay to. */
const STANDING: ReadonlySet<LinkKind> = new Set(['heading', 'text', 'bizum']);

/** Icons of kinds whose address doesn't suggest one. */
const ICONS: Partial<Record<LinkKind, string>> = {
  directions: 'map',
  reviews: 'star',
  pdf: 'file',
  bizum: 'phone',
};

/** Reports whether links of a kind have an address. */
export function hasAddress(kind: LinkKind | undefined): boolean {
  return kind === undefined || !STANDING.has(kind);
}

/** Returns the icon of a link: the one its owner chose, else that of its kind; empty leaves it to the address. */
export function iconOfKind({ icon, kind }: { icon: string; kind?: LinkKind | undefined }): string {
  return icon || ((kind && ICONS[kind]) ?? '');
}
