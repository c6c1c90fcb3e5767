import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { updateInstance } from 'shared-lib/data';
import type { Card, CardContent, PublicTemplates, TemplateInstance } from 'shared-lib/domain';
import { useLeaveGuard } from 'shared-lib/draft';
import { describeError } from 'shared-lib/errors';
import { savedOrQueued } from 'shared-lib/store';
import { useInstancesQuery } from '../../../card-data/template-endpoints';
import type { Autosave } from '../../../card-draft/autosave';
import type { DrawnInstance } from './draw-instances';
import { createInstanceDrafts, type InstanceDrafts } from './instance-drafts';
import type { TemplateFailure } from './redraw-for-publishing';
import { useDrawingTools, type DrawingTools } from './use-drawing-tools';
import { useDrawnTemplates } from './use-drawn-templates';
import { useTouch } from './use-touch';

/** Time after which publishing no longer waits for templates to be drawn, in milliseconds. */
const PREPARATION_LIMIT_MS = 25_000;

/** Templates of the card that is being edited. */
export interface CardTemplates {
  /** Active instances with their typed values; `null` until they are known. */
  instances: readonly TemplateInstance[] | null;
  /** Message on why they couldn't be read. */
  error: string | null;
  reload: () => void;
  drafts: InstanceDrafts;
  /** Result of drawing each with the card on screen. */
  drawn: readonly DrawnInstance[];
  /** Their combined parts; `null` for none. */
  shown: PublicTemplates | null;
  /** Loads the modules that draw. */
  tools: () => Promise<DrawingTools>;
  /** Marks the card as changed, after a change outside its content that visitors don't see yet. */
  touch: () => void;
  /** Draws every template again, so that the publication has the card's present content. */
  prepare: () => Promise<TemplateFailure[]>;
}

/** Follows, draws and stores the templates of a card while its editor is open. */
export function useCardTemplates(
  uid: string,
  card: Card,
  draft: CardContent,
  autosave: Autosave,
): CardTemplates {
  const { data: stored, error, refetch } = useInstancesQuery({ uid, cardId: card.id });
  const { tools, close } = useDrawingTools();
  const touch = useTouch(card, autosave);

  const latest = useRef({ card, draft, stored });
  useEffect(() => {
    latest.current = { card, draft, stored };
  });

  const [drafts] = useState(() => createInstanceDrafts(uid));
  useEffect(() => {
    drafts.saveWith(async (id, typed) => {
      const { card: on, draft: content, stored: all = [] } = latest.current;
      const instance = all.find((candidate) => candidate.id === id);
      if (!instance) return { complete: true };
      const { drawInstance, drawnCard, engine, loadInstanceCode, savableValues } = await tools();
      const code = await loadInstanceCode(instance);
      const { values, complete } = savableValues(code?.jsonConfig ?? [], typed, instance.data);
      const next = { ...instance, data: values };
      const { markup } = await drawInstance(engine, drawnCard(on.slug, content), next, all);
      await savedOrQueued(updateInstance(id, { data: values, markup }));
      touch();
      return { complete, stored: values };
    });
    // The last typed values are still drawn and stored.
    return () => void drafts.flush().finally(close);
  }, [drafts, tools, close, touch]);
  useEffect(() => stored?.forEach(({ id, data }) => drafts.follow(id, data)), [drafts, stored]);
  const { values } = useSyncExternalStore(drafts.subscribe, drafts.getState);
  useLeaveGuard(Object.keys(values).length > 0);

  const instances = useMemo(
    () =>
      stored?.map((instance) => {
        const typed = values[instance.id];
        return typed ? { ...instance, data: typed } : instance;
      }) ?? null,
    [stored, values],
  );

  const { drawn, shown } = useDrawnTemplates(instances, { slug: card.slug, draft }, tools);

  const prepare = useCallback(async (): Promise<TemplateFailure[]> => {
    if (latest.current.stored?.length === 0) return [];
    const redraw = async () => {
      await drafts.flush();
      const { drawnCard, engine, redrawForPublishing } = await tools();
      const on = drawnCard(latest.current.card.slug, autosave.getState().draft);
      return redrawForPublishing(engine, on, { uid, cardId: latest.current.card.id });
    };
    const limit = new Promise<TemplateFailure[]>((resolve) => setTimeout(resolve, PREPARATION_LIMIT_MS, []));
    return Promise.race([redraw().catch(() => []), limit]);
  }, [autosave, drafts, tools, uid]);

  return {
    instances,
    error: stored === undefined && error ? (error.message ?? describeError(error).message) : null,
    reload: () => void refetch(),
    drafts,
    drawn,
    shown,
    tools,
    touch,
    prepare,
  };
}
