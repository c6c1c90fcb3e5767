import { useMemo } from 'react';
import { LISTED_CARD_STATES, type ListedCardState } from 'shared-lib/model';
import { useSearchParams } from 'shared-lib/router';

/** Filters of the cards, stored in the URL. */
export interface CardQuery {
  search: string;
  state: ListedCardState | null;
}

/** Values of the address's parameter. */
const STATE_WORDS: Readonly<Record<ListedCardState, string>> = {
  published: 'publicadas',
  paused: 'pausadas',
  draft: 'borradores',
  'taken-down': 'retiradas',
};

export const NO_CARD_FILTER: CardQuery = { search: '', state: null };

/** Returns the filters in the address, and a function that changes some of them. */
export function useCardQuery(): [CardQuery, (change: Partial<CardQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(
    () => ({
      search: (parameters.get('buscar') ?? '').trim().slice(0, 200),
      state: LISTED_CARD_STATES.find((state) => STATE_WORDS[state] === parameters.get('estado')) ?? null,
    }),
    [parameters],
  );
  const change = (part: Partial<CardQuery>) => {
    const { search, state } = { ...query, ...part };
    const next = new URLSearchParams(parameters);
    if (search) next.set('buscar', search);
    else next.delete('buscar');
    if (state) next.set('estado', STATE_WORDS[state]);
    else next.delete('estado');
    setParameters(next, { replace: true });
  };
  return [query, change];
}
