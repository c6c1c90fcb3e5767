import { useMemo } from 'react';
import { useSearchParams } from 'shared-lib/router';
import type { UserFilter, UserSort } from 'shared-lib/data';
import { PLANS, type Plan, type ProductTotals } from 'shared-lib/model';

/** Filters of the accounts, stored in the URL, so that they survive leaving the screen. */
export interface UserQuery {
  /** Beginning of a name or of an address. */
  search: string;
  plan: Plan | null;
  state: NonNullable<UserFilter['state']> | null;
  sort: UserSort;
}

export const STATES = ['active', 'suspended', 'admin'] as const;
export const SORTS = ['recent', 'name', 'active'] as const;

/** Values of the address's parameters. */
const STATE_WORDS = { active: 'activas', suspended: 'suspendidas', admin: 'admin' } as const;
const SORT_WORDS = { recent: 'alta', name: 'nombre', active: 'actividad' } as const;

export const NO_FILTER = { search: '', plan: null, state: null } as const;

/** Parses the filters in an address; missing and invalid ones are ignored. */
export function readUserQuery(parameters: URLSearchParams): UserQuery {
  return {
    search: (parameters.get('buscar') ?? '').trim().slice(0, 200),
    plan: PLANS.find((plan) => plan === parameters.get('plan')) ?? null,
    state: STATES.find((state) => STATE_WORDS[state] === parameters.get('estado')) ?? null,
    sort: SORTS.find((sort) => SORT_WORDS[sort] === parameters.get('orden')) ?? 'recent',
  };
}

/** Returns the search params of the filters, without default values. */
export function writeUserQuery({ search, plan, state, sort }: UserQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set('buscar', search);
  if (plan) parameters.set('plan', plan);
  if (state) parameters.set('estado', STATE_WORDS[state]);
  if (sort !== 'recent') parameters.set('orden', SORT_WORDS[sort]);
  return parameters;
}

export const isFiltered = ({ search, plan, state }: UserQuery) =>
  search !== '' || plan !== null || state !== null;

/** Converts the filters to those of the index. */
export const toFilter = ({ search, plan, state }: UserQuery): UserFilter => ({
  ...(search && { search }),
  ...(plan && { plan }),
  ...(state && { state }),
});

/** Returns the number of accounts that match the filters, where the totals have it; otherwise `null`. */
export function totalOf(query: UserQuery, totals: ProductTotals | undefined): number | null {
  if (!totals || totals.updatedAt === 0 || query.search) return null;
  const { plan, state } = query;
  if (!plan && !state) return totals.users;
  if (plan && !state) return totals.byPlan[plan];
  return state === 'admin' && !plan ? totals.admins : null;
}

/** Returns the filters in the address, and a function that changes them. */
export function useUserQuery(): [UserQuery, (change: Partial<UserQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readUserQuery(parameters), [parameters]);
  return [
    query,
    (change) =>
      setParameters((now) => writeUserQuery({ ...readUserQuery(now), ...change }), { replace: true }),
  ];
}
