import type { TemplateInstance } from 'shared-lib/domain';

const keyOf = ({ cardId, templateId }: Pick<TemplateInstance, 'cardId' | 'templateId'>) =>
  `tarjetero.template-update-skipped:${cardId}:${templateId}`;

/** The version that the owner didn't want on this card, or `null`. */
export function skippedVersion(instance: Pick<TemplateInstance, 'cardId' | 'templateId'>): string | null {
  try {
    return localStorage.getItem(keyOf(instance));
  } catch {
    return null;
  }
}

/** Asks no more about a version on this card. */
export function skipVersion(
  instance: Pick<TemplateInstance, 'cardId' | 'templateId'>,
  version: string,
): void {
  try {
    localStorage.setItem(keyOf(instance), version);
  } catch {
    // Without storage it is asked again the next time.
  }
}
