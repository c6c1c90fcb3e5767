import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { TemplateListEntry } from 'shared-lib/domain';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Link } from 'shared-lib/router';
import type { Period } from '../../figures/use-period';
import { creatorHref } from '../../paths';
import { useTemplateListQuery } from '../../template-data/template-endpoints';
import { useTemplateDaysQuery } from './analytics-endpoints';
import styles from './analytics-page.module.css';
import { ChosenDays } from './chosen-days';
import { DaysButton } from './days-button';
import { messages } from './messages';

const SHOWN = 10;

interface TemplatesSectionProps {
  period: Period;
  days: readonly string[];
}

/** The templates that are used most, and the days of the one that is chosen. */
export function TemplatesSection({ period, days }: TemplatesSectionProps) {
  const [chosen, setChosen] = useState<TemplateListEntry | null>(null);
  const { data, error, refetch } = useTemplateListQuery();
  const templates = [...(data?.templates ?? [])]
    .sort((one, other) => other.downloadCount - one.downloadCount)
    .slice(0, SHOWN);
  return (
    <SectionCard title={messages.templates} text={messages.templatesText}>
      {error && !data && <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />}
      {!error && !data && (
        <SkeletonRegion>
          <SkeletonBlock height={200} radius={12} />
        </SkeletonRegion>
      )}
      {data && templates.length === 0 && <p className={styles.quiet}>{messages.noTemplates}</p>}
      {templates.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.template}</th>
              <th scope="col" data-number>
                {messages.downloads}
              </th>
              <th scope="col">
                <VisuallyHidden>{messages.days}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <tr key={template.id}>
                <th scope="row">
                  <Link to={creatorHref(template.id)}>{template.name}</Link>
                </th>
                <td data-number>{messages.number(template.downloadCount)}</td>
                <td data-number>
                  <DaysButton
                    name={template.name}
                    open={chosen?.id === template.id}
                    onToggle={() => setChosen(chosen?.id === template.id ? null : template)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen && <TemplateDays key={chosen.id} template={chosen} period={period} days={days} />}
    </SectionCard>
  );
}

function TemplateDays({ template, period, days }: TemplatesSectionProps & { template: TemplateListEntry }) {
  const { data, error, refetch } = useTemplateDaysQuery({ templateId: template.id, days: period });
  const figures = data && [
    {
      label: messages.ofThis(messages.templateUses, template.name),
      values: days.map((day) => data[day] ?? 0),
    },
  ];
  return <ChosenDays days={days} figures={figures} error={error} onRetry={() => void refetch()} />;
}
