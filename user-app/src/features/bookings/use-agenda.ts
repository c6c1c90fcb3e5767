import { useCallback, useState } from 'react';
import { localDateOf } from 'shared-lib/model/booking';
import { useSearchParams } from 'shared-lib/router';
import { readAgendaQuery, writeAgendaQuery, type AgendaQuery } from './agenda-query';
import { useIsWide } from '../../ui/use-is-wide';

/**
 * Returns the agenda's state from its address, and a function that changes it.
 *
 * @param zone - Zone of the present day.
 */
export function useAgenda(zone: string): {
  query: AgendaQuery;
  /** Changes the address. Another date or view is a step that 'back' undoes; typed text isn't. */
  change: (next: Partial<AgendaQuery>, options?: { replace?: boolean }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const [today] = useState(() => localDateOf(Date.now(), zone));
  const query = readAgendaQuery(search, { view: isWide ? 'semana' : 'lista', date: today });
  const change = useCallback(
    (next: Partial<AgendaQuery>, { replace = false } = {}) =>
      setSearch((before) => writeAgendaQuery(before, next), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { query, change };
}
