import { useEffect, useState } from 'react';
import { describeError } from 'shared-lib/errors';

/** A list that is read page by page. */
export interface Pages<Row> {
  /** `null` until the first page is there. */
  rows: Row[] | null;
  hasMore: boolean;
  isLoading: boolean;
  problem: string | null;
  readMore: () => void;
  retry: () => void;
}

/**
 * Reads a list page by page. Another list is another component: give it a `key`.
 *
 * @param readPage - The same function as long as the list is the same.
 */
export function usePages<Row, Cursor>(
  readPage: (cursor: Cursor | null) => Promise<{ rows: Row[]; next: Cursor | null }>,
): Pages<Row> {
  const [asked, setAsked] = useState<{ cursor: Cursor | null; attempt: number }>({
    cursor: null,
    attempt: 0,
  });
  const [read, setRead] = useState<{ rows: Row[]; next: Cursor | null } | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    readPage(asked.cursor).then(
      ({ rows, next }) => {
        if (!isWanted) return;
        setRead((before) => ({
          rows: asked.cursor !== null && before ? [...before.rows, ...rows] : rows,
          next,
        }));
        setLoading(false);
      },
      (error: unknown) => {
        if (!isWanted) return;
        setProblem(describeError(error).message);
        setLoading(false);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [readPage, asked]);

  const ask = (cursor: Cursor | null) => {
    setProblem(null);
    setLoading(true);
    setAsked(({ attempt }) => ({ cursor, attempt: attempt + 1 }));
  };
  return {
    rows: read?.rows ?? null,
    hasMore: read !== null && read.next !== null,
    isLoading,
    problem,
    readMore: () => ask(read?.next ?? null),
    retry: () => ask(asked.cursor),
  };
}
