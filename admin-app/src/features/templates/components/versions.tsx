import type { TemplateUse } from 'shared-lib/model';
import 'shared-lib/ui/component-sheets.css';
import { useAuthor } from '../../../session/admin-context';
import { useTemplateQuery, useTemplateVersionsQuery } from '../../../template-data/template-endpoints';
import { Unloaded } from '../../../ui/unloaded';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import { useRollBackTemplateMutation } from '../../../template-data/roll-back-template';
import { VersionItem } from './version-item';
import styles from './templates.module.css';

interface VersionsProps {
  row: ListedTemplate;
  use: TemplateUse | undefined;
}

/** Renders the published versions of a template, newest first. */
export default function Versions({ row, use }: VersionsProps) {
  const author = useAuthor();
  const [goBack] = useRollBackTemplateMutation();
  const query = useTemplateVersionsQuery(row.id);
  const { data } = query;
  const { data: current } = useTemplateQuery({ id: row.id, from: 'userTemplates' });

  if (!data || !current) return <Unloaded query={query} />;
  if (data.length === 0) return <p>{messages.noVersions}</p>;

  return (
    <ol className={styles.versions}>
      {data.map((version) => (
        <VersionItem
          key={version.version}
          version={version}
          current={current}
          cards={use?.byVersion[version.version] ?? 0}
          onGoBack={() => goBack({ author, id: row.id, to: version })}
        />
      ))}
    </ol>
  );
}
