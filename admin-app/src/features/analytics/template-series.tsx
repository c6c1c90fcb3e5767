import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { SeriesChart } from 'shared-lib/ui/figure-card';
import type { Period } from '../../figures/use-period';
import { Unloaded } from '../../ui/unloaded';
import { useTemplateDaysQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { messages } from './messages';

interface TemplateSeriesProps {
  /** Templates to compare: one to five. */
  templates: readonly { id: string; name: string }[];
  period: Period;
  days: readonly string[];
}

/** Reads the days of a template; nothing where there is none. */
function useDaysOf(template: { id: string } | undefined, period: Period) {
  return useTemplateDaysQuery({ templateId: template?.id ?? '', days: period }, { skip: !template });
}

/** Renders how often templates were applied, day by day, on one scale. */
export function TemplateSeries({ templates, period, days }: TemplateSeriesProps) {
  const [one, two, three, four, five] = templates;
  // One query for each possible line, as hooks can't run in a loop.
  const queries = [
    useDaysOf(one, period),
    useDaysOf(two, period),
    useDaysOf(three, period),
    useDaysOf(four, period),
    useDaysOf(five, period),
  ].slice(0, templates.length);
  const missing = queries.find(({ currentData }) => !currentData);
  const series = templates.flatMap(({ id, name }, index) => {
    // `currentData`, as `data` may still be that of the template before.
    const counts = queries[index]?.currentData;
    return counts ? [{ id, label: name, values: days.map((day) => counts[day] ?? 0) }] : [];
  });
  return (
    <div className={styles.series}>
      {series.length > 0 && (
        <SeriesChart label={messages.templateUses} days={days} series={series} endsUnfinished />
      )}
      {missing && (
        <Unloaded query={missing}>
          <SkeletonBlock height={series.length > 0 ? 40 : 220} radius={12} />
        </Unloaded>
      )}
    </div>
  );
}
