import { useMemo } from 'react';
import type { PublishedCard } from 'shared-lib/model';
import type { DrawnCard } from 'shared-lib/templates';
import { useSessionState } from '../ui/use-session-state';
import { usePublishedCardQuery } from './published-card-endpoint';
import { sampleCards } from './sample-cards';
import { NOTHING_TYPED, toDrawnCard, type TypedCard } from './typed-card';
import { REAL_SAMPLE, TYPED_SAMPLE, type PreviewChoice } from './use-preview-choice';

/** The card that a preview is rendered with. */
export interface ChosenCard {
  /** A sample card while the chosen one isn't known. */
  card: DrawnCard;
  /** The chosen published card; `null` for the other cards, and until it is loaded. */
  published: PublishedCard | null;
  /** Typed data, which every preview of this tab shares. */
  typed: TypedCard;
  setTyped: (typed: TypedCard) => void;
  /** State of a chosen published card; `null` for the other cards. */
  real: 'waiting' | 'loading' | 'none' | 'shown' | { failure: string } | null;
}

/** Returns the card that was chosen for a preview: a sample, typed data, or a published card. */
export function useChosenCard({ sample, slug }: PreviewChoice): ChosenCard {
  const [typed, setTyped] = useSessionState('tarjetero.preview-card', NOTHING_TYPED);
  const isReal = sample === REAL_SAMPLE;
  const published = usePublishedCardQuery(slug, { skip: !isReal || slug === '' });
  const found = isReal && slug !== '' ? published.currentData : undefined;
  const card = useMemo(() => {
    if (sample === TYPED_SAMPLE) return toDrawnCard(typed);
    return found ?? (sampleCards.find(({ id }) => id === sample) ?? sampleCards[0]).card;
  }, [sample, typed, found]);

  const stateOfReal = (): ChosenCard['real'] => {
    if (!isReal) return null;
    if (slug === '') return 'waiting';
    if (published.isFetching) return 'loading';
    if (published.error) return { failure: published.error.message ?? '' };
    return found ? 'shown' : 'none';
  };
  return { card, published: found ?? null, typed, setTyped, real: stateOfReal() };
}
