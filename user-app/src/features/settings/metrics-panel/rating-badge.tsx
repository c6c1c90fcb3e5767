import type { MetricName, MetricRating } from 'shared-lib/metrics';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { messages } from './messages';

const TONES: Record<MetricRating, StatusTone> = {
  good: 'success',
  'needs-improvement': 'warning',
  poor: 'error',
};

/** Renders a rating in a word; the colour only helps. */
export function RatingBadge({ name, rating }: { name?: MetricName; rating: MetricRating }) {
  const word = name === 'CLS' && rating === 'poor' ? messages.unstable : messages.ratings[rating];
  return <StatusBadge tone={TONES[rating]}>{word}</StatusBadge>;
}
