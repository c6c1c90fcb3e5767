import { useMemo } from 'react';
import type { AuditFilter } from 'shared-lib/data';
import { useSearchParams } from 'shared-lib/router';

/** What is looked for in the log; kept in the address. Days are `YYYY-MM-DD`, of whoever looks; empty asks nothing. */
export interface AuditQuery {
  collection: string;
  docId: string;
  by: string;
  from: string;
  until: string;
}

export const EVERYTHING: AuditQuery = { collection: '', docId: '', by: '', from: '', until: '' };

/** The words of the address, in its own language. */
const WORDS: Record<keyof AuditQuery, string> = {
  collection: 'coleccion',
  docId: 'documento',
  by: 'autor',
  from: 'desde',
  until: 'hasta',
};
const FIELDS = Object.keys(WORDS) as (keyof AuditQuery)[];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What an address asks for; a day that is none is not asked. */
export function readAuditQuery(parameters: URLSearchParams): AuditQuery {
  const query = Object.fromEntries(
    FIELDS.map((field) => [field, (parameters.get(WORDS[field]) ?? '').trim().slice(0, 300)]),
  ) as unknown as AuditQuery;
  return {
    ...query,
    from: isDay(query.from) ? query.from : '',
    until: isDay(query.until) ? query.until : '',
  };
}

/** The address of what is looked for. */
export function writeAuditQuery(query: AuditQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of FIELDS) if (query[field]) parameters.set(WORDS[field], query[field]);
  return parameters;
}

/** The same for the log: whole days, where the person is. */
export function toFilter({ collection, docId, by, from, until }: AuditQuery): AuditFilter {
  return {
    ...(collection && { collection }),
    ...(docId && { docId }),
    ...(by && { by }),
    ...(from && { from: new Date(`${from}T00:00:00`).getTime() }),
    ...(until && { until: new Date(`${until}T23:59:59.999`).getTime() }),
  };
}

export const isFiltered = (query: AuditQuery) => FIELDS.some((field) => query[field] !== '');

/** Whether the days make a period. */
export const isPeriod = ({ from, until }: AuditQuery) => !from || !until || from <= until;

/** What is looked for, and how to look for something else. */
export function useAuditQuery(): [AuditQuery, (change: Partial<AuditQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readAuditQuery(parameters), [parameters]);
  return [
    query,
    (change) =>
      setParameters((now) => writeAuditQuery({ ...readAuditQuery(now), ...change }), { replace: true }),
  ];
}
