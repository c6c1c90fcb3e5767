import { PRODUCT_NAME } from 'shared-lib/config';
import { hasLink, isolated, unlinked } from 'shared-lib/domain';

/**
 * Puts a person's text on one line, with nothing that mail programs turn into a link: our mail leads only to our pages.
 */
export const oneLine = (text: string): string => isolated(unlinked(text.replace(/\s+/g, ' ').trim()));

/** First parts of compound given names, without accents. */
const FIRST = new Set(
  'ana anna carlos carmen francisco gian jean jesus joan joao jose josep juan luis manuel maria marie mary miguel pedro rosa'.split(
    ' ',
  ),
);

/** Later parts of compound given names, without accents. */
const SECOND = new Set(
  (
    'alberto angel angeles antonia antonio belen carlos carmen carlo claire clara cristina dolores eduarda elena enrique eugenia fernando ' +
    'francisca francisco gabriel ignacio ines isabel jesus joao joaquim jose josefa juan julia laura lourdes louise lluis luis luisa luca luigi ' +
    'magdalena manuel mar maria mari mercedes miguel miquel montserrat nieves pablo paola paula paulo pedro pere pia pilar rafael ramon ' +
    'rosa rosario sofia sol soledad teresa vicente victoria victor xavier javier'
  ).split(' '),
);

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'do', 'da', 'dels']);

const plainly = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the part of a name that is safe to send to an unproved address: anybody may book with somebody else's
 * address, and our mail must not carry their words there. A compound given name stays whole: `María José`, `María del Mar`.
 */
export function safeFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  if (!/^[\p{L}\p{M}'’-]{1,40}$/u.test(first)) return '';
  if (!FIRST.has(plainly(first))) return first;
  const next = words.findIndex((word, index) => index > 0 && !PARTICLES.has(plainly(word)));
  const isCompound = next > 0 && next <= 3 && SECOND.has(plainly(words[next]!));
  return isCompound ? words.slice(0, next + 1).join(' ') : first;
}

/**
 * Returns an owner's name for the sender and head of mail to third parties; the product's name instead of one that
 * contains a link.
 */
export const shownName = (name: string): string => (hasLink(name) ? PRODUCT_NAME : oneLine(name));
