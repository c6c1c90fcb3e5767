import { useMemo } from 'react';
import type { AuditFilter } from 'shared-lib/data';
import { useSearchParams } from 'shared-lib/router';
import { keysOf, mapKeys } from 'shared-lib/model';

/** Query of the log, stored in the URL. Days are `YYYY-MM-DD` in the administrator's zone; empty fields don't filter. */
export interface AuditQuery {
  collection: string;
  docId: string;
  by: string;
  from: string;
  until: string;
}

export const EVERYTHING: AuditQuery = { collection: '', docId: '', by: '', from: '', until: '' };

/** Names of the address's parameters. */
const WORDS: Record<keyof AuditQuery, string> = {
  collection: 'coleccion',
  docId: 'documento',
  by: 'autor',
  from: 'desde',
  until: 'hasta',
};
const FIELDS = keysOf(WORDS);

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Parses the query in an address; invalid days are ignored. */
export function readAuditQuery(parameters: URLSearchParams): AuditQuery {
  const query = mapKeys(FIELDS, (field) => (parameters.get(WORDS[field]) ?? '').trim().slice(0, 300));
  return {
    ...query,
    from: isDay(query.from) ? query.from : '',
    until: isDay(query.until) ? query.until : '',
  };
}

/** Returns the search params of a query. */
export function writeAuditQuery(query: AuditQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of FIELDS) if (query[field]) parameters.set(WORDS[field], query[field]);
  return parameters;
}

/** Converts a query to the log's filter: whole days in the administrator's zone. */
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

/** Reports whether the days are in order. */
export const isPeriod = ({ from, until }: AuditQuery) => !from || !until || from <= until;

/** Returns the query in the address, and a function that changes it. */
export function useAuditQuery(): [AuditQuery, (change: Partial<AuditQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readAuditQuery(parameters), [parameters]);
  return [
    query,
    (change) =>
      setParameters((now) => writeAuditQuery({ ...readAuditQuery(now), ...change }), { replace: true }),
  ];
}
