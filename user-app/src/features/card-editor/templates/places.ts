import type { TemplatePlace, TemplateSection } from 'shared-lib/model';

/** Names of the general places in the gallery's address; a link's is its id. */
const GENERAL: Record<string, TemplateSection> = { perfil: 'profile', enlaces: 'links' };

/** Returns the place that the gallery is open for. */
export function placeOf(cardId: string, galeria: string): TemplatePlace {
  const section = GENERAL[galeria];
  return section
    ? { cardId, targetSection: section, targetItemId: null }
    : { cardId, targetSection: 'links', targetItemId: galeria };
}

/** Returns the name of a place in the gallery's address. */
export function galleryName({ targetSection, targetItemId }: TemplatePlace): string {
  return targetItemId ?? (targetSection === 'profile' ? 'perfil' : 'enlaces');
}
