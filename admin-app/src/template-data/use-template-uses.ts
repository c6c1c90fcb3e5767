import { useCallback, useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { MAX_COUNTED_TEMPLATES, type TemplateUse } from 'shared-lib/model';
import { useLazyTemplateUseQuery } from './template-endpoints';

/** Pause in typing after which the use of a search's results is read, in milliseconds. */
const SETTLED_MS = 200;

/** Most calls for one list, as each counts a few more templates; the job counts the rest. */
const MAX_QUESTIONS = 6;

/** Use of templates, as far as it is counted. */
export interface TemplateUses {
  /** Use by template; `undefined` until the first answer. */
  uses: Readonly<Record<string, TemplateUse>> | undefined;
  failed: boolean;
  /** Counts the use of a template again. */
  recount: (id: string) => void;
}

/**
 * Reads the use of templates, once.
 *
 * @param ids - Templates that have to be counted, where they aren't yet.
 */
export function useTemplateUses(ids: readonly string[]): TemplateUses {
  const [count] = useLazyTemplateUseQuery();
  const [uses, setUses] = useState<TemplateUses['uses']>();
  const [failed, setFailed] = useState(false);
  const questions = useRef({ asked: 0, answered: 0 });
  const left = useRef(MAX_QUESTIONS);

  const ask = useCallback(
    async (templateIds: string[], recount: string[] = []) => {
      questions.current.asked += 1;
      const number = questions.current.asked;
      try {
        const counted = await count({ templateIds, recount }).unwrap();
        setFailed(false);
        // Each answer has all templates: a late answer to an earlier request has fewer.
        if (number < questions.current.answered) return;
        questions.current.answered = number;
        setUses(counted);
      } catch {
        setFailed(true);
      }
    },
    [count],
  );

  const [settled] = useDebouncedValue(ids.join(' '), SETTLED_MS);
  useEffect(() => {
    left.current = MAX_QUESTIONS;
  }, [settled]);
  useEffect(() => {
    const missing = settled.split(' ').filter((id) => id !== '' && !uses?.[id]);
    if (missing.length === 0 || left.current === 0) return;
    left.current -= 1;
    void ask(missing.slice(0, MAX_COUNTED_TEMPLATES));
  }, [settled, uses, ask]);

  return { uses, failed, recount: (id) => void ask([], [id]) };
}
