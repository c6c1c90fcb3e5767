import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Link } from 'shared-lib/router';
import { creatorHref } from '../../paths';
import { useTemplateListQuery } from '../../template-data/template-endpoints';
import styles from './analytics-page.module.css';
import { messages } from './messages';

const SHOWN = 10;

/** The templates that are used most. */
export function TemplatesSection() {
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
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <tr key={template.id}>
                <th scope="row">
                  <Link to={creatorHref(template.id)}>{template.name}</Link>
                </th>
                <td data-number>{messages.number(template.downloadCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
