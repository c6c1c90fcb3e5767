import { StatusBadge } from 'shared-lib/ui/status-badge';
import type { CardWait } from 'shared-lib/draft';
import { useDelayed } from '../ui/use-delayed';
import { cardMessages } from './messages';

/** Says that changes of a card haven't reached the server; not while they are just being sent. */
export function CardWaitBadge({ wait }: { wait: CardWait }) {
  const due = useDelayed(true);
  return (
    due && (
      <StatusBadge tone={wait === 'review' ? 'error' : 'neutral'}>{cardMessages.waits[wait]}</StatusBadge>
    )
  );
}
