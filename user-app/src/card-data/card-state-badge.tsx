import { Badge } from '@mantine/core';
import type { Card } from 'shared-lib/domain';
import { cardState, type CardState } from './card-state';
import { cardMessages } from './messages';

/** Ground and text of each state; all pairs meet AA. */
const COLORS: Record<CardState, { background: string; color: string }> = {
  draft: { background: '#eef0f4', color: '#44506a' },
  published: { background: '#e4f3e8', color: '#166534' },
  changed: { background: '#fdf0dc', color: '#8a4207' },
  paused: { background: '#f1ebe0', color: '#5d5340' },
};

/** The state of a card in a word or two. */
export function CardStateBadge({ card }: { card: Pick<Card, 'status' | 'revision' | 'publishedRevision'> }) {
  const state = cardState(card);
  return (
    <Badge tt="none" fw={600} size="lg" fz={12} style={{ ...COLORS[state], flex: 'none' }}>
      {cardMessages.states[state]}
    </Badge>
  );
}
