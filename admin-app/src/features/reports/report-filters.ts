import { useMemo } from 'react';
import { entriesOf, REPORT_REASONS, type ReportedCard, type ReportReason } from 'shared-lib/model';
import { useSearchParams } from 'shared-lib/router';

/** States that the lists are filtered by: of open cards that of their account, of decided ones the decision. */
export const OPEN_STATES = ['account-active', 'account-suspended'] as const;
export const DECIDED_STATES = ['taken-down', 'dismissed', 'account-suspended'] as const;
export type FilteredState = (typeof OPEN_STATES)[number] | (typeof DECIDED_STATES)[number];

/** Value of the filter for cards that nobody looks after. */
export const NOBODY = 'nadie';

/** Filters of the reported cards, stored in the URL. */
export interface ReportFilters {
  state: FilteredState | null;
  reason: ReportReason | null;
  /** Uid of an administrator, {@link NOBODY}, or empty for all. */
  assigned: string;
  isByAccount: boolean;
}

export const NO_REPORT_FILTERS = { state: null, reason: null, assigned: '' } as const;

const NAMES = { state: 'estado', reason: 'motivo', assigned: 'asignada', isByAccount: 'agrupar' } as const;

/** Parses the filters in an address; missing and invalid ones are ignored. */
export function readReportFilters(parameters: URLSearchParams): ReportFilters {
  return {
    state: [...OPEN_STATES, ...DECIDED_STATES].find((one) => one === parameters.get(NAMES.state)) ?? null,
    reason: REPORT_REASONS.find((one) => one === parameters.get(NAMES.reason)) ?? null,
    assigned: parameters.get(NAMES.assigned) ?? '',
    isByAccount: parameters.get(NAMES.isByAccount) === 'cuenta',
  };
}

/** Writes filters into an address and leaves the rest of it. */
function writeReportFilters(parameters: URLSearchParams, filters: ReportFilters): URLSearchParams {
  const { state, reason, assigned, isByAccount } = filters;
  const next = new URLSearchParams(parameters);
  const values = { state, reason, assigned, isByAccount: isByAccount ? 'cuenta' : '' };
  for (const [field, value] of entriesOf(values)) {
    const name = NAMES[field];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Returns the filters in the address, and a function that changes them. */
export function useReportFilters(): [ReportFilters, (change: Partial<ReportFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readReportFilters(parameters), [parameters]);
  return [
    filters,
    (change) =>
      setParameters((now) => writeReportFilters(now, { ...readReportFilters(now), ...change }), {
        replace: true,
      }),
  ];
}

export const isReportFiltered = ({ state, reason, assigned }: ReportFilters) =>
  state !== null || reason !== null || assigned !== '';

function isInState({ status, isOwnerSuspended }: ReportedCard, state: FilteredState): boolean {
  if (status !== 'open') return status === state;
  return state === 'account-suspended' ? isOwnerSuspended : state === 'account-active' && !isOwnerSuspended;
}

/** Returns the cards that the filters let through, in their order. */
export function filterReported(
  cards: readonly ReportedCard[],
  { state, reason, assigned }: ReportFilters,
): ReportedCard[] {
  return cards.filter(
    (card) =>
      (state === null || isInState(card, state)) &&
      (reason === null || (card.reasons[reason] ?? 0) > 0) &&
      (assigned === '' || card.assignedTo === (assigned === NOBODY ? '' : assigned)),
  );
}

/** The reported cards of one account. */
export interface ReportedAccount {
  /** Empty for cards whose account isn't known. */
  ownerId: string;
  cards: ReportedCard[];
  /** Number of reports of all its cards. */
  count: number;
  score: number;
}

/** Groups cards by account: the account with the highest score of all its cards first. */
export function groupByAccount(cards: readonly ReportedCard[]): ReportedAccount[] {
  const byOwner = new Map<string, ReportedCard[]>();
  for (const card of cards) byOwner.set(card.ownerId, [...(byOwner.get(card.ownerId) ?? []), card]);
  const sum = (some: readonly ReportedCard[], field: 'count' | 'score') =>
    some.reduce((total, card) => total + card[field], 0);
  return [...byOwner]
    .map(([ownerId, own]) => ({ ownerId, cards: own, count: sum(own, 'count'), score: sum(own, 'score') }))
    .sort((one, other) => other.score - one.score);
}
