import type { TemplateStats } from 'shared-lib/domain';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import { messages } from '../messages';

const oneDecimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** The figures above the list: of all templates, whatever is shown. */
export function TemplateStatTiles({ stats }: { stats: TemplateStats }) {
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
