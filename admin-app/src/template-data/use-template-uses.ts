import { useCallback, useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { MOST_COUNTED_TEMPLATES, type TemplateUse } from 'shared-lib/domain';
import { useLazyTemplateUseQuery } from './template-endpoints';

/** A search that is still being typed is not worth a question, in milliseconds. */
const SETTLED_MS = 200;

/** Each question has a few more templates counted; what is missing then is left to the job that counts them all. */
const MOST_QUESTIONS = 6;

/** How much templates are used, as far as it is counted. */
export interface TemplateUses {
  /** Of every template that was counted; `undefined` until the first answer. */
  uses: Readonly<Record<string, TemplateUse>> | undefined;
  failed: boolean;
  /** Counts one of them anew. */
  recount: (id: string) => void;
}

/**
 * The use of templates, read once.
 *
 * @param ids - Those that have to be counted, where they aren't yet.
 */
export function useTemplateUses(ids: readonly string[]): TemplateUses {
  const [count] = useLazyTemplateUseQuery();
  const [uses, setUses] = useState<TemplateUses['uses']>();
  const [failed, setFailed] = useState(false);
  const questions = useRef({ asked: 0, answered: 0 });
  const left = useRef(MOST_QUESTIONS);

  const ask = useCallback(
    async (templateIds: string[], recount: string[] = []) => {
      questions.current.asked += 1;
      const number = questions.current.asked;
      try {
        const counted = await count({ templateIds, recount }).unwrap();
        setFailed(false);
        // Each answer has them all: an earlier one that comes late knows less.
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
    left.current = MOST_QUESTIONS;
  }, [settled]);
  useEffect(() => {
    const missing = settled.split(' ').filter((id) => id !== '' && !uses?.[id]);
    if (missing.length === 0 || left.current === 0) return;
    left.current -= 1;
    void ask(missing.slice(0, MOST_COUNTED_TEMPLATES));
  }, [settled, uses, ask]);

  return { uses, failed, recount: (id) => void ask([], [id]) };
}
