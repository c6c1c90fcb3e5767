import { useCallback, useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import type { TemplateUse } from 'shared-lib/domain';
import { useLazyTemplateUseQuery } from './template-endpoints';

/** Templates that are counted with one question. */
const AT_ONCE = 48;

/** A search that is still being typed is not worth a question, in milliseconds. */
const SETTLED_MS = 200;

/** How much templates are used, as far as it is counted. */
export interface TemplateUses {
  uses: Readonly<Record<string, TemplateUse>>;
  failed: boolean;
  /** Counts one of them anew. */
  recount: (id: string) => void;
}

/** Counts the use of the templates that are on screen, each once. */
export function useTemplateUses(ids: readonly string[]): TemplateUses {
  const [count] = useLazyTemplateUseQuery();
  const [uses, setUses] = useState<Readonly<Record<string, TemplateUse>>>({});
  const [failed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());

  const ask = useCallback(
    async (wanted: string[]) => {
      for (const id of wanted) asked.current.add(id);
      try {
        const counted = await count(wanted).unwrap();
        setUses((earlier) => ({ ...earlier, ...counted }));
        setFailed(false);
      } catch {
        for (const id of wanted) asked.current.delete(id);
        setFailed(true);
      }
    },
    [count],
  );

  const [settled] = useDebouncedValue(ids.join(' '), SETTLED_MS);
  useEffect(() => {
    const missing = settled.split(' ').filter((id) => id !== '' && !asked.current.has(id));
    for (let from = 0; from < missing.length; from += AT_ONCE) void ask(missing.slice(from, from + AT_ONCE));
  }, [settled, ask]);

  return { uses, failed, recount: (id) => void ask([id]) };
}
