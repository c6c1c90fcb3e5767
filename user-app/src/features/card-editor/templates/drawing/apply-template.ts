import { applyTemplate } from 'shared-lib/data';
import { migrateValues, type TemplateInstance, type TemplatePlace } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';
import { savedOrQueued } from 'shared-lib/store';
import type { DrawingEngine } from './drawing-engine';
import { instanceJob } from './draw-instances';
import type { InstanceCode } from './instance-code';

/** A template chosen for a place. */
export interface Choice {
  templateId: string;
  code: InstanceCode;
  place: TemplatePlace;
}

/** Returns the instance that a choice would create, with the values of the former one as far as they fit. */
export function chosenInstance(
  uid: string,
  { templateId, code, place }: Choice,
  former: TemplateInstance | null,
): TemplateInstance {
  const values = migrateValues({ data: former?.data ?? {}, attic: former?.attic ?? {} }, code.jsonConfig);
  return {
    ...place,
    ...values,
    id: '',
    templateId,
    templateVersion: code.version,
    userId: uid,
    cardOwner: uid,
    markup: {},
    isActive: true,
    appliedAt: 0,
    updatedAt: 0,
  };
}

/**
 * Applies a template to a place of the card, rendered with the card's present content.
 *
 * @param instances - Instances on the card; the one at the place gives its values.
 * @throws TemplateError when it can't be rendered; nothing changes then.
 */
export async function putTemplate(
  engine: DrawingEngine,
  uid: string,
  card: DrawnCard,
  choice: Choice,
  former: TemplateInstance | null,
  instances: readonly TemplateInstance[],
): Promise<void> {
  const { code, place, templateId } = choice;
  const chosen = chosenInstance(uid, choice, former);
  const others = instances.filter(({ id }) => id !== former?.id);
  const job = instanceJob(card, chosen, others, code);
  // A card without links has nothing to render yet.
  const markup = job.items.length > 0 ? (await engine.draw(job)).markup : {};
  const { data, attic } = chosen;
  const template = { id: templateId, version: code.version };
  await savedOrQueued(applyTemplate(uid, place, { template, data, attic, markup }).then(() => undefined));
}
