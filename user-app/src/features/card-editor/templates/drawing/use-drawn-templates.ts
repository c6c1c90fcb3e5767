import { useEffect, useState } from 'react';
import type { CardContent, PublicTemplates, TemplateInstance } from 'shared-lib/model';
import type { DrawnInstance } from './draw-instances';
import type { DrawingTools } from './use-drawing-tools';

/** Pause in typing after which templates are drawn, in milliseconds. */
const DRAW_PAUSE_MS = 120;

/** Templates drawn with a card, and their combined parts; `null` for none. */
interface DrawnTemplates {
  drawn: readonly DrawnInstance[];
  shown: PublicTemplates | null;
}

const NONE: DrawnTemplates = { drawn: [], shown: null };

/** Draws templates with the card on screen, each time that either changes. */
export function useDrawnTemplates(
  instances: readonly TemplateInstance[] | null,
  { slug, draft }: { slug: string; draft: CardContent },
  tools: () => Promise<DrawingTools>,
): DrawnTemplates {
  const [drawing, setDrawing] = useState(NONE);
  useEffect(() => {
    let stale = false;
    const draw = async () => {
      if (!instances || instances.length === 0) {
        setDrawing(NONE);
        return;
      }
      const { combineDrawings, drawInstance, drawnCard, engine } = await tools();
      const on = drawnCard(slug, draft);
      const drawn = await Promise.all(instances.map((one) => drawInstance(engine, on, one, instances)));
      if (!stale) setDrawing({ drawn, shown: combineDrawings(drawn) });
    };
    // Without a network the last drawing stays.
    const timer = setTimeout(() => void draw().catch(() => undefined), DRAW_PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [instances, draft, slug, tools]);
  return drawing;
}
