import { SECTION_KINDS, type CardContent, type CardSection, type SectionKind } from 'shared-lib/model';

/** Returns a section that is switched off and has nothing in it yet. */
const emptySection = (id: SectionKind): CardSection => ({ id, visible: false, title: '', text: '' });

/** Returns all sections that a card can have, in its order; those that it doesn't have yet are switched off. */
export function allSections({ sections = [] }: CardContent): CardSection[] {
  const missing = SECTION_KINDS.filter((kind) => !sections.some(({ id }) => id === kind));
  return [...sections, ...missing.map(emptySection)];
}

/** Returns the content with a field of a section changed. */
export function changeSection(
  content: CardContent,
  id: SectionKind,
  change: Partial<Omit<CardSection, 'id'>>,
): CardContent {
  const sections = allSections(content).map((section) =>
    section.id === id ? { ...section, ...change } : section,
  );
  return { ...content, sections };
}

/** Returns the content with a section moved to a position; unchanged when there is no such position. */
export function moveSection(content: CardContent, id: SectionKind, place: number): CardContent {
  const sections = allSections(content);
  const from = sections.findIndex((section) => section.id === id);
  const section = sections[from];
  if (!section || place === from || place < 0 || place >= sections.length) return content;
  return { ...content, sections: sections.toSpliced(from, 1).toSpliced(place, 0, section) };
}
