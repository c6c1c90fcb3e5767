import { useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { updateInstance } from 'shared-lib/data';
import type { Card, CardContent, TemplateInstance } from 'shared-lib/model';
import { useLeaveGuard } from 'shared-lib/draft';
import { savedOrQueued } from 'shared-lib/store';
import { createInstanceDrafts, type InstanceDrafts } from './instance-drafts';
import type { DrawingTools } from './drawing/use-drawing-tools';

/** The card on screen, and its template instances as they are stored. */
export interface EditedCard {
  card: Card;
  draft: CardContent;
  stored: readonly TemplateInstance[] | undefined;
}

/** Tools that render an instance, and the callback after it was stored. */
interface Drawing {
  tools: () => Promise<DrawingTools>;
  close: () => void;
  touch: () => void;
}

/** Typed values of instances, and the instances with them; `null` until they are known. */
interface TypedInstances {
  drafts: InstanceDrafts;
  instances: readonly TemplateInstance[] | null;
}

/** Holds the values typed into template fields, and saves them together with the markup rendered from them. */
export function useInstanceDrafts(
  uid: string,
  stored: readonly TemplateInstance[] | undefined,
  editedRef: RefObject<EditedCard>,
  { tools, close, touch }: Drawing,
): TypedInstances {
  const [drafts] = useState(() => createInstanceDrafts(uid));
  useEffect(() => {
    drafts.saveWith(async (id, typed) => {
      const { card, draft, stored: all = [] } = editedRef.current;
      const instance = all.find((candidate) => candidate.id === id);
      if (!instance) return { complete: true };
      const { drawInstance, drawnCard, engine, loadInstanceCode, savableValues } = await tools();
      const code = await loadInstanceCode(instance);
      const { values, complete } = savableValues(code?.jsonConfig ?? [], typed, instance.data);
      const next = { ...instance, data: values };
      const { markup } = await drawInstance(engine, drawnCard(card.slug, draft), next, all);
      await savedOrQueued(updateInstance(id, { data: values, markup }));
      touch();
      return { complete, stored: values };
    });
    // The last typed values are still rendered and saved.
    return () => void drafts.flush().finally(close);
  }, [drafts, editedRef, tools, close, touch]);
  useEffect(() => stored?.forEach(({ id, data }) => drafts.follow(id, data)), [drafts, stored]);

  const { values } = useSyncExternalStore(drafts.subscribe, drafts.getState);
  useLeaveGuard(Object.keys(values).length > 0);
  const instances = useMemo(() => {
    const withTyped = (instance: TemplateInstance) => {
      const typed = values[instance.id];
      return typed ? { ...instance, data: typed } : instance;
    };
    return stored?.map(withTyped) ?? null;
  }, [stored, values]);
  return { drafts, instances };
}
