import type { TemplateIndexEntry, TemplateSection } from './template';

type Searched = Pick<TemplateIndexEntry, 'name' | 'description' | 'tags' | 'targetSection'>;

/** Folds case, accents and invisible marks of direction, so that «diseno» finds «diseño», and a name copied from a sentence its own. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('es');
}

/**
 * Returns the templates whose name, description or tags contain the words of a search, whatever their case; all of them
 * for an empty search. Their order stays.
 *
 * @param section - Part of a card that they have to be for.
 */
export function searchTemplates<Template extends Searched>(
  templates: readonly Template[],
  words: string,
  section?: TemplateSection,
): Template[] {
  const wanted = fold(words.trim());
  return templates.filter(
    ({ name, description, tags, targetSection }) =>
      (section === undefined || targetSection === section) &&
      [name, description, ...tags].some((text) => fold(text).includes(wanted)),
  );
}
