import { useCallback, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { localDateOf } from 'shared-lib/domain/booking';
import { useSearchParams } from 'shared-lib/router';
import { readAgendaQuery, writeAgendaQuery, type AgendaQuery } from './agenda-query';

/** From this width on a week has room. */
const WIDE = '(min-width: 48em)';

/**
 * What the agenda shows, as its address says it; every change of it is a change of the address.
 *
 * @param zone - Whose today it is.
 */
export function useAgenda(zone: string): {
  query: AgendaQuery;
  /** Another date or view is a step that 'back' undoes; what is typed isn't. */
  change: (next: Partial<AgendaQuery>, options?: { replace?: boolean }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [today] = useState(() => localDateOf(Date.now(), zone));
  const query = readAgendaQuery(search, { view: isWide ? 'semana' : 'lista', date: today });
  const change = useCallback(
    (next: Partial<AgendaQuery>, { replace = false } = {}) =>
      setSearch((before) => writeAgendaQuery(before, next), { replace, preventScrollReset: true }),
    [setSearch],
  );
  return { query, change };
}
