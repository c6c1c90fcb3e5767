import type { TemplateInstance } from 'shared-lib/model';
import { readText, siteStorage, writeText } from 'shared-lib/storage';

const keyOf = ({ cardId, templateId }: Pick<TemplateInstance, 'cardId' | 'templateId'>) =>
  `tarjetero.template-update-skipped:${cardId}:${templateId}`;

/** Returns the version that the owner skipped on this card, or `null`. */
export function skippedVersion(instance: Pick<TemplateInstance, 'cardId' | 'templateId'>): string | null {
  return readText(siteStorage, keyOf(instance));
}

/** Skips a version on this card, so that it isn't offered again; without storage it is, the next time. */
export function skipVersion(
  instance: Pick<TemplateInstance, 'cardId' | 'templateId'>,
  version: string,
): void {
  writeText(siteStorage, keyOf(instance), version);
}
