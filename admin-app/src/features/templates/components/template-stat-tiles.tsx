import type { TemplateStats } from 'shared-lib/model';
import { StatTile, StatTiles } from 'shared-lib/ui/stat-tile';
import { messages } from '../messages';

const oneDecimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Renders the figures of all templates above the list. The rating appears once somebody has voted. */
export function TemplateStatTiles({ stats }: { stats: TemplateStats }) {
  return (
    <StatTiles label={messages.stats}>
      <StatTile label={messages.total} value={stats.totalTemplates} />
      <StatTile label={messages.public} value={stats.publicTemplates} />
      <StatTile label={messages.private} value={stats.privateTemplates} />
      <StatTile label={messages.downloads} value={stats.totalDownloads} />
      {stats.averageRating > 0 && (
        <StatTile label={messages.rating} value={oneDecimal.format(stats.averageRating)} />
      )}
    </StatTiles>
  );
}
