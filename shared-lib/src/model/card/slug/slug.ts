import { personNameOf } from '../../contact/person-name';

/** Shortest and longest address of a card. */
export const SLUG_LENGTH = { min: 3, max: 40 } as const;

/** Days for which a freed address is reserved for its former owner. */
export const SLUG_TOMBSTONE_DAYS = 90;

/** Addresses that one account may hold. */
export const SLUGS_PER_ACCOUNT = 50;

/** Addresses that nobody may claim: our own paths, words that impersonate us, and names that servers use. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...['admin', 'administrador', 'api', 'app', 'assets', 'auth', 'ayuda', 'blog', 'card', 'cards', 'contacto'],
  ...['config', 'configuracion', 'cuenta', 'dashboard', 'demo', 'favicon', 'help', 'home', 'inicio', 'legal'],
  ...['login', 'logout', 'mail', 'null', 'oficial', 'pagos', 'perfil', 'precios', 'privacidad', 'register'],
  ...['registro', 'reservas', 'root', 'sandbox', 'seguridad', 'servicios', 'sitemap', 'soporte', 'static'],
  ...['status', 'stripe', 'support', 'tarjeta', 'tarjetas', 'tarjetero', 'undefined', 'webmaster', 'www'],
  // `GET /b/challenge`, `GET /b/feed/…`
  ...['challenge', 'feed'],
]);

/** Reasons for which an address can't be used. */
export type SlugProblem = 'slug-too-short' | 'slug-too-long' | 'slug-invalid' | 'slug-reserved';

/** Latin letters that Unicode doesn't split into a letter and its mark, in the form in which they are written without it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * Turns typed text into the nearest valid-looking address: lower case, accents removed (ñ to n), letters of other Latin
 * alphabets as they are written without their marks (ł to l, œ to oe), everything else to single hyphens. The result may
 * still be too short or reserved, and is empty for other alphabets.
 *
 * @example slugify('  José Ñáñez & Hijos ') // 'jose-nanez-hijos'
 */
export function slugify(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // «Col·lectiu»
      .replace(/l·l/g, 'll')
      .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, SLUG_LENGTH.max)
      .replace(/^-+|-+$/g, '')
  );
}

/** Returns the problem of an address, or `null` when it may be claimed (if nobody has it). */
export function findSlugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG_LENGTH.min) return 'slug-too-short';
  if (slug.length > SLUG_LENGTH.max) return 'slug-too-long';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'slug-invalid';
  if (RESERVED_SLUGS.has(slug)) return 'slug-reserved';
  return null;
}

/** Appends an ending to an address, shortened to the longest address. */
const withEnding = (slug: string, ending: string): string =>
  `${slug.slice(0, SLUG_LENGTH.max - ending.length - 1).replace(/-+$/, '')}-${ending}`;

/** Matches the first surname, with its particles. */
const FIRST_SURNAME = /^(?:(?:de|del|la|las|los|da|das|do|dos|di|van|von|der)\s+)*\S+/;

/** Numbers that are tried after a person's address, from 2 on. */
const NUMBERS = 5;

/** Returns the part of an e-mail address before its sign, without what follows a plus. */
const mailbox = (email: string): string => /^[^@+]*(?=[@+])/.exec(email.trim())?.[0] ?? '';

/**
 * Suggests addresses of a card for a person, in the order to try them: name and surname, then with the trade, then with
 * numbers. Of a name in another alphabet nothing can be written: the trade or the e-mail address take its place.
 *
 * @param person.name - The person's whole name; without one there are no suggestions.
 * @param person.trade - Their trade; empty where it isn't given.
 * @param person.email - Their e-mail address; missing where it isn't known.
 */
export function slugsOfPerson({
  name,
  trade,
  email = '',
}: {
  name: string;
  trade: string;
  email?: string;
}): string[] {
  if (name.trim() === '') return [];
  const { given, surnames } = personNameOf({ name });
  // 'Arquitecta de interiores' is shortened to its first word.
  const ending = slugify(trade.trim().split(/\s+/)[0] ?? '');
  const named = slugify(`${given} ${FIRST_SURNAME.exec(surnames)?.[0] ?? ''}`);
  const bases = named ? [named] : [slugify(trade), slugify(mailbox(email))].filter(Boolean);
  const endings = Array.from({ length: NUMBERS }, (_, index) => String(index + 2));
  if (named && ending && ending.length < SLUG_LENGTH.max / 2) endings.unshift(ending);
  return [...bases, ...endings.flatMap((end) => bases.map((base) => withEnding(base, end)))].filter(
    (candidate) => findSlugProblem(candidate) === null,
  );
}

/**
 * Suggests other addresses for one that is taken, in the order to try them.
 *
 * @param slug - A valid address.
 */
export function alternativeSlugs(slug: string): string[] {
  const endings = ['tarjeta', 'pro', '2', '3', 'es', 'contacto', '4', '5'];
  return endings
    .map((ending) => withEnding(slug, ending))
    .filter((candidate) => findSlugProblem(candidate) === null);
}
