import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { cardState, type CardState } from './card-state';
import { cardMessages } from './messages';

const TONES: Record<CardState, StatusTone> = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  paused: 'info',
  'taken-down': 'error',
};

/** Renders the state of a card in a word or two. */
export function CardStateBadge({ card }: { card: Parameters<typeof cardState>[0] }) {
  const state = cardState(card);
  return <StatusBadge tone={TONES[state]}>{cardMessages.states[state]}</StatusBadge>;
}
