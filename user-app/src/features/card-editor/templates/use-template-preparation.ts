import { useCallback, type RefObject } from 'react';
import type { Autosave } from '../../../card-draft/autosave';
import type { InstanceDrafts } from './instance-drafts';
import type { TemplateFailure } from './drawing/redraw-for-publishing';
import type { DrawingTools } from './drawing/use-drawing-tools';
import type { EditedCard } from './use-instance-drafts';

/** Time after which publishing no longer waits for templates to be rendered, in milliseconds. */
const PREPARATION_LIMIT_MS = 25_000;

/** The card's draft, the values typed into its templates, and the tools that render them. */
interface Preparation {
  autosave: Autosave;
  drafts: InstanceDrafts;
  tools: () => Promise<DrawingTools>;
}

/**
 * Returns a function that saves the values typed into templates and renders each template again, so that a publication
 * has the card's present content. It resolves to the templates that couldn't be rendered.
 */
export function useTemplatePreparation(
  uid: string,
  editedRef: RefObject<EditedCard>,
  { autosave, drafts, tools }: Preparation,
): () => Promise<TemplateFailure[]> {
  return useCallback(async () => {
    const { card, stored } = editedRef.current;
    if (stored?.length === 0) return [];
    const redraw = async () => {
      await drafts.flush();
      const { drawnCard, engine, redrawForPublishing } = await tools();
      const on = drawnCard(editedRef.current.card.slug, autosave.getState().draft);
      return redrawForPublishing(engine, on, { uid, cardId: card.id });
    };
    const limit = new Promise<TemplateFailure[]>((resolve) => setTimeout(resolve, PREPARATION_LIMIT_MS, []));
    return Promise.race([redraw().catch(() => []), limit]);
  }, [autosave, drafts, editedRef, tools, uid]);
}
