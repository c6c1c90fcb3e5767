import { skipToken } from '@reduxjs/toolkit/query/react';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { SeriesChart } from 'shared-lib/ui/figure-card';
import type { Period } from '../../figures/use-period';
import { Unloaded } from '../../ui/unloaded';
import { useTemplateDaysQuery } from './analytics-endpoints';
import { messages } from './messages';

interface TemplateSeriesProps {
  /** Templates to compare: one to five. */
  templates: readonly { id: string; name: string }[];
  period: Period;
  days: readonly string[];
}

/** Renders how often templates were applied, day by day, on one scale. */
export function TemplateSeries({ templates, period, days }: TemplateSeriesProps) {
  const asked = (index: number) => {
    const template = templates[index];
    return template ? { templateId: template.id, days: period } : skipToken;
  };
  // As many as there can be lines.
  const queries = [
    useTemplateDaysQuery(asked(0)),
    useTemplateDaysQuery(asked(1)),
    useTemplateDaysQuery(asked(2)),
    useTemplateDaysQuery(asked(3)),
    useTemplateDaysQuery(asked(4)),
  ].slice(0, templates.length);
  const missing = queries.find(({ currentData }) => !currentData);
  const series = templates.flatMap(({ id, name }, index) => {
    // Of this template: `data` may still be of the one that stood there before.
    const counts = queries[index]?.currentData;
    return counts ? [{ id, label: name, values: days.map((day) => counts[day] ?? 0) }] : [];
  });
  return (
    <>
      {series.length > 0 && (
        <SeriesChart label={messages.templateUses} days={days} series={series} endsUnfinished />
      )}
      {missing && (
        <Unloaded query={missing}>
          <SkeletonBlock height={series.length > 0 ? 40 : 220} radius={12} />
        </Unloaded>
      )}
    </>
  );
}
