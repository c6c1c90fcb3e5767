import { StatusBadge } from 'shared-lib/ui/status-badge';
import type { CardWait } from 'shared-lib/draft';
import { useDelayed } from '../ui/use-delayed';
import { cardMessages } from './messages';

/** Renders the badge of a card whose changes haven't reached the server; only after a delay, as most are sent at once. */
export function CardWaitBadge({ wait }: { wait: CardWait }) {
  const due = useDelayed(true);
  return (
    due && (
      <StatusBadge tone={wait === 'review' ? 'error' : 'neutral'}>{cardMessages.waits[wait]}</StatusBadge>
    )
  );
}
