import { splitPrefix } from '../values/name-prefix';

/** A person's name in the two parts that forms and address books need. */
export interface PersonName {
  given: string;
  surnames: string;
  /** True when the owner didn't say where the surnames begin. */
  isGuess: boolean;
}

/** Particles that belong to the following name: «de la Fuente», «van Dyck». */
const PARTICLES: ReadonlySet<string> = new Set('de del la las los da das do dos di van von der'.split(' '));

/** Second parts of compound given names, which are rarely surnames: «María José», «Juan Carlos». */
const SECOND_NAMES: ReadonlySet<string> = new Set(
  (
    'alberto alejandro alfonso andrés antoni ángel ángeles antonia antonio belén carlos carmen concepción cristina daniel david ' +
    'dolores eduardo elena emilio enrique esther eugenia eugenio fernanda fernando francisco guadalupe ignacio isabel ' +
    'jaime javier jesús joan joão joaquín jorge josep josé josefa juan julia laura lourdes lucía luis luisa lluís manuel manuela mar margarita ' +
    'maria maría mercedes miguel milagros montserrat nieves pablo paula paulo paz pedro pilar rafael ramón remedios ricardo roberto ' +
    'rocío rosa rosario sofía soledad teresa victoria'
  ).split(' '),
);

/** Words that join two surnames: «Ortega y Gasset», «Solé i Puig», «Silva e Costa». */
const JOINS: ReadonlySet<string> = new Set(['y', 'i', 'e']);

/** Splits a whole name into names with their particles; «Ortega y Gasset» is one. */
function namesOf(name: string): string[] {
  const names: string[] = [];
  // In capitals a particle looks like a name.
  const isShouted = name === name.toLocaleUpperCase('es');
  let open = '';
  let joins = false;
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const small = isShouted ? word.toLocaleLowerCase('es') : word;
    if (JOINS.has(small) && names.length > 1 && open === '') {
      names[names.length - 1] += ` ${word}`;
      joins = true;
    } else if (PARTICLES.has(small)) {
      open += `${word} `;
    } else if (joins) {
      names[names.length - 1] += ` ${open}${word}`;
      [open, joins] = ['', false];
    } else {
      names.push(open + word);
      open = '';
    }
  }
  if (open) names.push(open.trim());
  return names;
}

/** Reports whether the second of three names belongs to the first. */
function isCompound(second: string): boolean {
  return SECOND_NAMES.has(second.slice(second.lastIndexOf(' ') + 1).toLocaleLowerCase('es'));
}

/** Returns the number of given names among the names. A Catalan «i» joins both surnames, so that all names before them are given. */
function countGiven(names: readonly string[]): number {
  const last = names.at(-1) ?? '';
  const [start = ''] = last.split(' ');
  const isWhole = !PARTICLES.has(start.toLocaleLowerCase('es'));
  if (names.length > 1 && isWhole && / i /i.test(last)) return names.length - 1;
  if (names.length > 3) return names.length - 2;
  return names.length === 3 && isCompound(names[1] ?? '') ? 2 : 1;
}

/**
 * Splits a whole name as Spanish ones are built: a given name, simple or compound, and two surnames; of two names the
 * second is the surname.
 */
function guessName(name: string): PersonName {
  const { prefix, rest } = splitPrefix(name);
  const names = namesOf(rest);
  const given = countGiven(names);
  const firstNames = names.slice(0, given).join(' ');
  return {
    given: prefix === '' ? firstNames : `${prefix} ${firstNames}`,
    surnames: names.slice(given).join(' '),
    isGuess: true,
  };
}

/**
 * Returns the two parts of a card's name: as its owner gave them, or as they most likely are in an older profile.
 *
 * @param profile.name - The whole name.
 * @param profile.surnames - Its end; missing where the owner didn't say.
 * @example personNameOf({ name: 'María José García Ruiz' }) // María José · García Ruiz
 */
export function personNameOf({
  name,
  surnames,
}: {
  name: string;
  surnames?: string | undefined;
}): PersonName {
  if (surnames === '') return { given: name, surnames, isGuess: false };
  if (surnames !== undefined && name.endsWith(` ${surnames}`))
    return { given: name.slice(0, -surnames.length - 1), surnames, isGuess: false };
  return guessName(name);
}

/** Joins the parts of a name exactly as they are typed, so that {@link personNameOf} returns them again. */
export function wholeName({ given, surnames }: Pick<PersonName, 'given' | 'surnames'>): string {
  return surnames === '' ? given : `${given} ${surnames}`;
}

/** First parts of compound given names. */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  'ana anna antonio carlos carmen francisco jesús joan joão josé josep juan luis manuel maria maría miguel pedro rosa'.split(
    ' ',
  ),
);

/** Returns the name by which a person is greeted: the first, or a compound given name as a whole: `María José`, `María del Mar`. */
export function firstNameOf(name: string): string {
  const [first = '', second] = namesOf(splitPrefix(name.trim()).rest);
  const isWhole =
    second !== undefined && FIRST_NAMES.has(first.toLocaleLowerCase('es')) && isCompound(second);
  return isWhole ? `${first} ${second}` : first;
}
