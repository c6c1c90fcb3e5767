/** Titles before a name: «Dra.», «D.», «Doña», «Prof. Dr.». A single letter is a title with its full stop only. */
const TITLES =
  /^((?:(?:d|fr)\.|d\.?[ªº]\.?|(?:dr|dra|dña|sr|sra|srta|prof|profa|ing|lic|arq|abg|mtro|mtra|mr|mrs|ms)\.?|don|doña|doctora?|profesora?)\s+)+(?=\S)/i;

/**
 * Splits the titles from the beginning of a name.
 *
 * @example splitPrefix('Dra. Ana García') // { prefix: 'Dra.', rest: 'Ana García' }
 */
export function splitPrefix(name: string): { prefix: string; rest: string } {
  const titles = TITLES.exec(name)?.[0] ?? '';
  return { prefix: titles.trim(), rest: name.slice(titles.length) };
}
