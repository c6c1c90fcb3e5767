import { countFilledFields } from 'shared-lib/data';
import type { TemplateDraft, TemplateField } from 'shared-lib/model';
import { lostFields } from '../fields/lost-fields';
import type { GateFinding } from './finding';
import { messages } from './messages';

/** Finds removed fields of the published version, and counts the cards whose values that hides. */
export async function checkLostFields(
  templateId: string,
  published: readonly TemplateField[],
  draft: TemplateDraft,
): Promise<GateFinding[]> {
  const lost = lostFields(published, draft.jsonConfig);
  if (lost.length === 0) return [];
  const filled = await countFilledFields(
    templateId,
    lost.map(({ id }) => id),
  );
  return lost.flatMap(({ id, label }): GateFinding[] => {
    const { [id]: count = 0 } = filled;
    if (count === 0) return [];
    return [
      {
        level: 'warning',
        check: messages.checks.fields,
        message: messages.lostField(label || id, count),
        fix: messages.fixLostField,
        where: [],
        breaks: true,
      },
    ];
  });
}
