import {
  leadingLinks,
  PROFILE_MARKUP,
  shownLinks,
  type TemplateInstance,
  type TemplateMarkup,
} from 'shared-lib/model';
import {
  drawJob,
  TemplateError,
  type DrawJob,
  type DrawnCard,
  type TemplateDrawing,
} from 'shared-lib/templates';
import type { DrawingEngine } from './drawing-engine';
import { loadInstanceCode, type InstanceCode } from './instance-code';
import { messages } from '../messages';

/** Most parts of one instance that the rules accept. */
const MAX_PARTS = 60;

/** Result of drawing one instance on the card as it is now. */
export interface DrawnInstance {
  instance: TemplateInstance;
  /** `null` when the version is gone or can't be read now. */
  code: InstanceCode | null;
  job: DrawJob | null;
  drawing: TemplateDrawing | null;
  /** Markup to store, so that visitors get this drawing. */
  markup: TemplateMarkup;
  /** Message on why visitors see the card's own design in part or whole; `null` when they don't. */
  reason: string | null;
}

/** Returns the ids of the links that the instance renders: its own, or all links without an instance of their own. */
function linkIdsOf(
  instance: TemplateInstance,
  instances: readonly TemplateInstance[],
  card: DrawnCard,
): string[] {
  if (instance.targetItemId !== null) return [instance.targetItemId];
  const taken = new Set(instances.map(({ targetItemId }) => targetItemId));
  return leadingLinks(card)
    .map(({ id }) => id)
    .filter((id) => !taken.has(id))
    .slice(0, MAX_PARTS);
}

/** Returns the job that renders an instance on a card. */
export function instanceJob(
  card: DrawnCard,
  instance: TemplateInstance,
  instances: readonly TemplateInstance[],
  code: InstanceCode,
): DrawJob {
  return drawJob(card, { ...code, targetSection: instance.targetSection }, instance.data, {
    linkIds: linkIdsOf(instance, instances, card),
    owner: { uid: instance.cardOwner, cardId: instance.cardId },
  });
}

/** Returns the message on why parts of a drawing can't replace the card's own design; `null` when all can. */
export function reasonOf(job: DrawJob, { parts }: TemplateDrawing, card: DrawnCard): string | null {
  const lost = job.items.filter(({ key }) => parts[key] === undefined).map(({ key }) => key);
  if (lost.length === 0) return null;
  if (lost.includes(PROFILE_MARKUP)) return messages.reasons['no-name'];
  const titles = shownLinks(card)
    .filter(({ id }) => lost.includes(id))
    .map(({ title }) => `«${title}»`);
  return messages.reasons['no-address'](titles.join(', '));
}

/**
 * Renders one instance. A failing template gets no markup, so that the card has its own design there; when only the
 * sandbox or the code can't be reached, the former markup stays.
 */
export async function drawInstance(
  engine: DrawingEngine,
  card: DrawnCard,
  instance: TemplateInstance,
  instances: readonly TemplateInstance[],
): Promise<DrawnInstance> {
  const none = { instance, code: null, job: null, drawing: null, markup: instance.markup };
  let code: InstanceCode | null;
  try {
    code = await loadInstanceCode(instance);
  } catch {
    return { ...none, reason: messages.reasons['template-sandbox-gone'] };
  }
  if (!code) return { ...none, reason: messages.reasons.gone };
  const job = instanceJob(card, instance, instances, code);
  if (job.items.length === 0) return { ...none, code, job, markup: {}, reason: null };
  try {
    const drawing = await engine.draw(job);
    return { instance, code, job, drawing, markup: drawing.markup, reason: reasonOf(job, drawing, card) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const isUnreachable = error.code === 'template-sandbox-gone';
    const markup = isUnreachable ? instance.markup : {};
    return { ...none, code, job, markup, reason: messages.reasons[error.code] };
  }
}
