import { getTemplate, listInstances, updateInstance } from 'shared-lib/data';
import { isSameValue } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';
import { savedOrQueued } from 'shared-lib/store';
import { drawInstance, type DrawnInstance } from './draw-instances';
import type { DrawingEngine } from './drawing-engine';
import { messages } from '../messages';

/** A template that can't replace the card's own design, in part or whole. */
export interface TemplateFailure {
  instanceId: string;
  name: string;
  reason: string;
}

async function nameOf(templateId: string): Promise<string> {
  const template = await getTemplate(templateId).catch(() => null);
  return template?.name ?? messages.unknownName;
}

async function store({ instance, markup }: DrawnInstance): Promise<void> {
  if (isSameValue(markup, instance.markup)) return;
  await savedOrQueued(updateInstance(instance.id, { markup }));
}

/**
 * Renders the card's templates with its present content and stores the markup, so that a publication shows nothing
 * outdated.
 *
 * @returns Templates that can't be shown, which don't prevent publishing.
 */
export async function redrawForPublishing(
  engine: DrawingEngine,
  card: DrawnCard,
  { uid, cardId }: { uid: string; cardId: string },
): Promise<TemplateFailure[]> {
  const instances = await listInstances(uid, cardId, { activeOnly: true });
  const drawn = await Promise.all(instances.map((one) => drawInstance(engine, card, one, instances)));
  await Promise.all(drawn.map(store));
  const failed = drawn.flatMap(({ instance, reason }) => (reason === null ? [] : [{ instance, reason }]));
  return Promise.all(
    failed.map(async ({ instance, reason }) => ({
      instanceId: instance.id,
      name: await nameOf(instance.templateId),
      reason,
    })),
  );
}
