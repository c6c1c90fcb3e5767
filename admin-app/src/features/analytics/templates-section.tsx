import { useState } from 'react';
import type { TemplateListEntry } from 'shared-lib/domain';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { Link } from 'shared-lib/router';
import type { Period } from '../../figures/use-period';
import { creatorHref } from '../../paths';
import { useTemplateListQuery } from '../../template-data/template-endpoints';
import { useTemplateUses } from '../../template-data/use-template-uses';
import { Unloaded } from '../../ui/unloaded';
import { useTemplateDaysQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { ChosenDays } from './chosen-days';
import { messages } from './messages';
import { TopTable } from './top-table';

const SHOWN = 10;

interface TemplatesSectionProps {
  period: Period;
  days: readonly string[];
}

/** Renders the templates with the most uses, and the days of the chosen one. */
export function TemplatesSection({ period, days }: TemplatesSectionProps) {
  const [chosen, setChosen] = useState<TemplateListEntry | null>(null);
  const query = useTemplateListQuery();
  const { data } = query;
  const templates = [...(data?.templates ?? [])]
    .sort((one, other) => other.downloadCount - one.downloadCount)
    .slice(0, SHOWN);
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
          chosenId={chosen?.id}
          onChoose={(chosenId) => setChosen(templates.find(({ id }) => id === chosenId) ?? null)}
        />
      )}
      {chosen && <TemplateDays key={chosen.id} template={chosen} period={period} days={days} />}
    </SectionCard>
  );
}

function TemplateDays({ template, period, days }: TemplatesSectionProps & { template: TemplateListEntry }) {
  const query = useTemplateDaysQuery({ templateId: template.id, days: period });
  const { data } = query;
  const figures = data && [
    {
      label: messages.ofThis(messages.templateUses, template.name),
      values: days.map((day) => data[day] ?? 0),
    },
  ];
  return <ChosenDays days={days} figures={figures} query={query} />;
}
