import type { Template } from 'shared-lib/domain';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import { messages } from '../messages';
import { statsOf } from '../template-rows';

const oneDecimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** The figures above the list. */
export function TemplateStatTiles({ templates }: { templates: readonly Template[] }) {
  const stats = statsOf(templates);
  const rating = stats.averageRating > 0 ? oneDecimal.format(stats.averageRating) : messages.noRating;
  return (
    <StatTiles label={messages.stats}>
      <StatTile label={messages.total} value={stats.totalTemplates} />
      <StatTile label={messages.public} value={stats.publicTemplates} />
      <StatTile label={messages.private} value={stats.privateTemplates} />
      <StatTile label={messages.downloads} value={stats.totalDownloads} />
      <StatTile label={messages.rating} value={rating} />
    </StatTiles>
  );
}
