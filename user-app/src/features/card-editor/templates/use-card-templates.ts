import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { saveCardContent, updateInstance } from 'shared-lib/data';
import {
  hasUnpublishedChanges,
  type Card,
  type CardContent,
  type PublicTemplates,
  type TemplateInstance,
} from 'shared-lib/domain';
import { describeError } from 'shared-lib/errors';
import { useInstancesQuery } from '../../../card-data/template-endpoints';
import type { Autosave } from '../../../card-draft/autosave';
import { saveStatus } from '../../../card-draft/autosave-state';
import { savedOrQueued } from '../../../ui/saved-or-queued';
import type { DrawnInstance } from './draw-instances';
import type { DrawingEngine } from './drawing-engine';
import type * as Tools from './drawing-tools';
import { createInstanceDrafts, type InstanceDrafts } from './instance-drafts';
import type { TemplateFailure } from './redraw-for-publishing';

/** Typing is drawn when it pauses this long, in milliseconds. */
const DRAW_PAUSE_MS = 120;

/** A template that draws nothing in time must not keep a card from being published, in milliseconds. */
const PREPARATION_LIMIT_MS = 25_000;

/** The templates of the card that is being edited. */
export interface CardTemplates {
  /** Those that draw the card now, with what was typed into their fields; `null` until known. */
  instances: readonly TemplateInstance[] | null;
  /** Why they couldn't be read, in words. */
  error: string | null;
  reload: () => void;
  drafts: InstanceDrafts;
  /** What became of each on the card as it is on screen. */
  drawn: readonly DrawnInstance[];
  /** What they show together; `null` when nothing. */
  shown: PublicTemplates | null;
  /** The tools that draw, fetched when something is to be drawn. */
  tools: () => Promise<DrawingTools>;
  /** After a change that isn't in the card's content: visitors don't see it yet, and the card says so. */
  touch: () => void;
  /** Draws every template anew, so that what is published is what the card says now. */
  prepare: () => Promise<TemplateFailure[]>;
}

/** What draws, loaded when it is needed. */
export type DrawingTools = typeof Tools & { engine: DrawingEngine };

/** Fetches what draws once; `close` lets go of its sandbox. */
function useTools(): { tools: () => Promise<DrawingTools>; close: () => void } {
  const opened = useRef<Promise<DrawingTools> | null>(null);
  const tools = useCallback(() => {
    opened.current ??= import('./drawing-tools').then(
      (loaded) => ({ ...loaded, engine: loaded.openDrawingEngine() }),
      (error: unknown) => {
        // A lost network is no reason not to try again.
        opened.current = null;
        throw error;
      },
    );
    return opened.current;
  }, []);
  const close = useCallback(() => {
    void opened.current?.then(({ engine }) => engine.close()).catch(() => undefined);
    opened.current = null;
  }, []);
  return { tools, close };
}

/** Follows, draws and keeps the templates of a card while its editor is open. */
export function useCardTemplates(
  uid: string,
  card: Card,
  draft: CardContent,
  autosave: Autosave,
): CardTemplates {
  const { data: stored, error, refetch } = useInstancesQuery({ uid, cardId: card.id });
  const { tools, close } = useTools();
  const [drawn, setDrawn] = useState<readonly DrawnInstance[]>([]);
  const [shown, setShown] = useState<PublicTemplates | null>(null);

  const latest = useRef({ card, draft, stored });
  useEffect(() => {
    latest.current = { card, draft, stored };
  });

  const touch = useCallback(() => {
    const raise = async () => {
      if (latest.current.card.publishedRevision === null || hasUnpublishedChanges(latest.current.card))
        return;
      const state = await autosave.flush();
      // Whatever still waits to be saved raises the revision by itself.
      if (saveStatus(state) !== 'saved' || hasUnpublishedChanges(latest.current.card)) return;
      await saveCardContent(latest.current.card.id, state.base, state.revision);
    };
    // Refused, somebody saved in between: the card has changes to publish all the same.
    raise().catch(() => undefined);
  }, [autosave]);

  const [drafts] = useState(createInstanceDrafts);
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
      return { complete };
    });
    // What was typed last is still drawn and stored.
    return () => void drafts.flush().finally(close);
  }, [drafts, tools, close, touch]);
  const { values } = useSyncExternalStore(drafts.subscribe, drafts.getState);
  const isUnsaved = Object.keys(values).length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const instances = useMemo(
    () =>
      stored?.map((instance) => {
        const typed = values[instance.id];
        return typed ? { ...instance, data: typed } : instance;
      }) ?? null,
    [stored, values],
  );

  const { slug } = card;
  useEffect(() => {
    let stale = false;
    const draw = async () => {
      if (!instances || instances.length === 0) {
        setDrawn([]);
        setShown(null);
        return;
      }
      const { combineDrawings, drawInstance, drawnCard, engine } = await tools();
      const on = drawnCard(slug, draft);
      const all = await Promise.all(instances.map((one) => drawInstance(engine, on, one, instances)));
      if (stale) return;
      setDrawn(all);
      setShown(combineDrawings(all));
    };
    // What can't be drawn for want of a network leaves the last drawing.
    const timer = setTimeout(() => void draw().catch(() => undefined), DRAW_PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [instances, draft, slug, tools]);

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
