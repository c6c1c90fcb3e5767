import { useRef, useState } from 'react';
import { setTemplatePublic, tagTemplate } from 'shared-lib/data';
import { toTemplatesExport, type Template } from 'shared-lib/model';
import { saveFile } from 'shared-lib/save-file';
import { useAuthor } from '../../../session/admin-context';
import { useIndexTemplatesMutation } from '../../../template-data/gallery-writes';
import { messages } from '../messages';
import { getTemplateOrThrow, showChecked } from '../show-checked';
import { BulkRefusal, runBulk, type BulkItem, type BulkResult } from './run-bulk';

/** Actions on several templates. */
export type BulkAction = 'show' | 'hide' | 'tag' | 'export';

/** An action with its parameters. */
export interface BulkOrder {
  action: BulkAction;
  tag?: { tag: string; isAdded: boolean };
}

/** State of an action on several templates. */
export interface Bulk {
  /** Number of templates that are done with while it runs; `null` otherwise. */
  progress: number | null;
  /** Number of templates that it is for. */
  all: number;
  result: (BulkResult & { order: BulkOrder }) | null;
  run: (items: readonly BulkItem[], order: BulkOrder) => Promise<void>;
  stop: () => void;
  /** Does the opposite with those that were changed. */
  undo: () => Promise<void>;
  forget: () => void;
}

const fileNameAt = (now: number) => `plantillas-${new Date(now).toISOString().slice(0, 10)}.json`;

/** Returns the order that takes another one back; `null` for one that changed nothing. */
function oppositeOf({ action, tag }: BulkOrder): BulkOrder | null {
  if (action === 'export') return null;
  if (tag) return { action, tag: { ...tag, isAdded: !tag.isAdded } };
  return { action: action === 'show' ? 'hide' : 'show' };
}

/**
 * Runs actions on several templates, signed by the administrator.
 *
 * @param onChange - Called after each that has changed something.
 */
export function useBulk(onChange: () => void): Bulk {
  const author = useAuthor();
  const [index] = useIndexTemplatesMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [all, setAll] = useState(0);
  const [result, setResult] = useState<Bulk['result']>(null);
  const isStopped = useRef(false);

  const workOf = ({ action, tag }: BulkOrder, exported: Template[]) => {
    return async ({ id }: BulkItem): Promise<unknown> => {
      if (action === 'export') return exported.push(await getTemplateOrThrow(id));
      if (action === 'hide') return setTemplatePublic(author, id, false);
      if (action === 'tag') return tag && tagTemplate(author, id, tag);
      if ((await showChecked({ author, id })) === 'unchecked') throw new BulkRefusal(messages.bulk.unchecked);
      return undefined;
    };
  };
  const run = async (items: readonly BulkItem[], order: BulkOrder) => {
    isStopped.current = false;
    setResult(null);
    setAll(items.length);
    setProgress(0);
    const exported: Template[] = [];
    const ended = await runBulk(items, workOf(order, exported), setProgress, () => isStopped.current);
    setProgress(null);
    setResult({ ...ended, order });
    if (exported.length > 0) {
      const now = Date.now();
      const file = JSON.stringify(toTemplatesExport(exported, now), null, 2);
      saveFile(fileNameAt(now), 'application/json', file);
    }
    if (order.action === 'export' || ended.done.length === 0) return;
    // One index for all of them.
    await index();
    onChange();
  };
  return {
    ...{ progress, all, result, run },
    stop: () => {
      isStopped.current = true;
    },
    undo: async () => {
      const opposite = result && oppositeOf(result.order);
      if (opposite) await run(result.done, opposite);
    },
    forget: () => setResult(null),
  };
}

/** Reports whether what an order changed can be taken back. */
export const canBeUndone = (order: BulkOrder): boolean => oppositeOf(order) !== null;
