import type { TemplateIndexEntry, TemplateSection } from './template';

type Searched = Pick<TemplateIndexEntry, 'name' | 'description' | 'tags' | 'targetSection'>;

/** Small letters; accents stay apart from their letters so that «diseno» finds «diseño». */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}

/**
 * The templates whose name, description or one of whose tags holds the words looked for, whatever their case; all of
 * them for no words. Their order stays.
 *
 * @param section - Only those for this part of a card.
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
