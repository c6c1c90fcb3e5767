import type { Card } from 'shared-lib/domain';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { cardState, type CardState } from './card-state';
import { cardMessages } from './messages';

const TONES: Record<CardState, StatusTone> = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  paused: 'info',
};

/** The state of a card in a word or two. */
export function CardStateBadge({ card }: { card: Pick<Card, 'status' | 'revision' | 'publishedRevision'> }) {
  const state = cardState(card);
  return <StatusBadge tone={TONES[state]}>{cardMessages.states[state]}</StatusBadge>;
}
