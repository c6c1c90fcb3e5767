import { useAnswer } from 'shared-lib/answers';
import type { CardContent, PublicTemplates, TemplateInstance } from 'shared-lib/model';
import type { DrawnInstance } from './draw-instances';
import type { DrawingTools } from './use-drawing-tools';

/** Pause in typing after which templates are rendered, in milliseconds. */
const DRAW_PAUSE_MS = 120;

/** Templates rendered with a card, and their combined parts; `null` for none. */
interface DrawnTemplates {
  drawn: readonly DrawnInstance[];
  shown: PublicTemplates | null;
}

const NONE: DrawnTemplates = { drawn: [], shown: null };

async function drawAll(
  instances: readonly TemplateInstance[],
  draft: CardContent,
  slug: string,
  tools: () => Promise<DrawingTools>,
): Promise<DrawnTemplates> {
  const { combineDrawings, drawInstance, drawnCard, engine } = await tools();
  const on = drawnCard(slug, draft);
  const drawn = await Promise.all(instances.map((one) => drawInstance(engine, on, one, instances)));
  return { drawn, shown: combineDrawings(drawn) };
}

/** Renders templates with the card on screen, each time that either changes. */
export function useDrawnTemplates(
  instances: readonly TemplateInstance[] | null,
  { slug, draft }: { slug: string; draft: CardContent },
  tools: () => Promise<DrawingTools>,
): DrawnTemplates {
  // Without a network the last drawing stays.
  const { latest } = useAnswer(
    instances && instances.length > 0 ? [instances, draft, slug, tools] : null,
    drawAll,
    { delayMs: DRAW_PAUSE_MS },
  );
  return latest ?? NONE;
}
