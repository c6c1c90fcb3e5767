/** Origin to parse addresses without one; it is removed again, and never requested. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * Adds parameters to an address, which keeps those that it has.
 *
 * @param address - A whole address, or one that begins with a path.
 * @example withParams('/c/ana/reservar?lang=fr', { servicio: 'a' }) // '/c/ana/reservar?lang=fr&servicio=a'
 */
export function withParams(address: string, params: Readonly<Record<string, string>>): string {
  const url = new URL(address, NOWHERE);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.origin === NOWHERE ? url.pathname + url.search + url.hash : url.href;
}
