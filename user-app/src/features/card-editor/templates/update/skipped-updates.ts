import type { TemplateInstance } from 'shared-lib/model';

const keyOf = ({ cardId, templateId }: Pick<TemplateInstance, 'cardId' | 'templateId'>) =>
  `tarjetero.template-update-skipped:${cardId}:${templateId}`;

/** Returns the version that the owner skipped on this card, or `null`. */
export function skippedVersion(instance: Pick<TemplateInstance, 'cardId' | 'templateId'>): string | null {
  try {
    return localStorage.getItem(keyOf(instance));
  } catch {
    return null;
  }
}

/** Skips a version on this card, so that it isn't offered again. */
export function skipVersion(
  instance: Pick<TemplateInstance, 'cardId' | 'templateId'>,
  version: string,
): void {
  try {
    localStorage.setItem(keyOf(instance), version);
  } catch {
    // Without storage the update is offered again the next time.
  }
}
