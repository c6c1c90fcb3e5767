import { useState } from 'react';
import { MAX_CHART_SERIES } from 'shared-lib/ui/figure-card';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Link } from 'shared-lib/router';
import type { Period } from '../../figures/use-period';
import { creatorHref } from '../../paths';
import { useTemplateListQuery } from '../../template-data/template-endpoints';
import { useTemplateUses } from '../../template-data/use-template-uses';
import { Unloaded } from '../../ui/unloaded';
import styles from './analytics-page.module.css';
import { messages } from './messages';
import { TemplateSeries } from './template-series';
import { TopTable } from './top-table';

const SHOWN = 10;

interface TemplatesSectionProps {
  period: Period;
  days: readonly string[];
}

/** Renders the templates with the most uses, and the days of those that are chosen, side by side. */
export function TemplatesSection({ period, days }: TemplatesSectionProps) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const query = useTemplateListQuery();
  const { data } = query;
  const templates = [...(data?.templates ?? [])]
    .sort((one, other) => other.downloadCount - one.downloadCount)
    .slice(0, SHOWN);
  const chosen = chosenIds.flatMap((chosenId) => templates.find(({ id }) => id === chosenId) ?? []);
  const { uses } = useTemplateUses(templates.map(({ id }) => id));
  return (
    <SectionCard title={messages.templates} text={messages.templatesText}>
      {!data && (
        <Unloaded query={query}>
          <SkeletonBlock height={200} radius={12} />
        </Unloaded>
      )}
      {data && templates.length === 0 && <p className={styles.quiet}>{messages.noTemplates}</p>}
      {templates.length > 0 && (
        <TopTable
          head={messages.template}
          columns={[messages.cardsNow, messages.trend, messages.downloads]}
          rows={templates.map(({ id, name, downloadCount }) => ({
            id,
            name,
            link: <Link to={creatorHref(id)}>{name}</Link>,
            figures: [
              uses?.[id]?.usage ?? messages.none,
              uses?.[id] ? messages.trendOf(uses[id].trend) : messages.none,
              downloadCount,
            ],
          }))}
          chosenIds={chosen.map(({ id }) => id)}
          most={MAX_CHART_SERIES}
          onChoose={setChosenIds}
        />
      )}
      {chosen.length > 0 && <TemplateSeries templates={chosen} period={period} days={days} />}
    </SectionCard>
  );
}
