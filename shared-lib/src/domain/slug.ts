/** Shortest and longest address of a card. */
export const SLUG_LENGTH = { min: 3, max: 40 } as const;

/** How long a freed address is kept for its old owner, in days. */
export const SLUG_TOMBSTONE_DAYS = 90;

/** How many addresses one account may hold. */
export const SLUGS_PER_ACCOUNT = 50;

/** Addresses nobody may claim: our own paths, words that pretend to be us, and names that servers expect. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...['admin', 'administrador', 'api', 'app', 'assets', 'auth', 'ayuda', 'blog', 'card', 'cards', 'contacto'],
  ...['config', 'configuracion', 'cuenta', 'dashboard', 'demo', 'favicon', 'help', 'home', 'inicio', 'legal'],
  ...['login', 'logout', 'mail', 'null', 'oficial', 'pagos', 'perfil', 'precios', 'privacidad', 'register'],
  ...['registro', 'reservas', 'root', 'sandbox', 'seguridad', 'servicios', 'sitemap', 'soporte', 'static'],
  ...['status', 'stripe', 'support', 'tarjeta', 'tarjetas', 'tarjetero', 'undefined', 'webmaster', 'www'],
  // `GET /b/challenge`, `GET /b/feed/…`
  ...['challenge', 'feed'],
]);

/** Why an address can't be used. */
export type SlugProblem = 'slug-too-short' | 'slug-too-long' | 'slug-invalid' | 'slug-reserved';

/**
 * Turns what somebody typed into the nearest valid-looking address: lower case, accents folded (ñ to n), everything
 * else to single hyphens. The result may still be too short or reserved.
 *
 * @example slugify('  José Ñáñez & Hijos ') // 'jose-nanez-hijos'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH.max)
    .replace(/^-+|-+$/g, '');
}

/**
 * Says what is wrong with an address, or `null` when it may be claimed (if nobody has it).
 */
export function findSlugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG_LENGTH.min) return 'slug-too-short';
  if (slug.length > SLUG_LENGTH.max) return 'slug-too-long';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'slug-invalid';
  if (RESERVED_SLUGS.has(slug)) return 'slug-reserved';
  return null;
}

/**
 * Other addresses to offer when one is taken, in the order to try them.
 *
 * @param slug - A valid address.
 */
export function alternativeSlugs(slug: string): string[] {
  const endings = ['tarjeta', 'pro', '2', '3', 'es', 'contacto', '4', '5'];
  return endings
    .map((ending) => `${slug.slice(0, SLUG_LENGTH.max - ending.length - 1).replace(/-+$/, '')}-${ending}`)
    .filter((candidate) => findSlugProblem(candidate) === null);
}
