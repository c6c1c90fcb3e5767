import { Drawer } from '@mantine/core';
import type { TemplateUse } from 'shared-lib/domain';
import { useAuthor } from '../../../session/admin-context';
import { useTemplateQuery, useTemplateVersionsQuery } from '../../../template-data/template-endpoints';
import { Unloaded } from '../../../ui/unloaded';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import { useRollBackTemplateMutation } from '../template-writes';
import { VersionItem } from './version-item';
import styles from './templates.module.css';

interface VersionsDrawerProps {
  /** Template whose versions are shown; `null` while the drawer is closed. */
  row: ListedTemplate | null;
  use: TemplateUse | undefined;
  onClose: () => void;
}

/** Renders every published version of a template: its changes, its cards, and the way back to it. */
export function VersionsDrawer({ row, use, onClose }: VersionsDrawerProps) {
  return (
    <Drawer
      opened={row !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={row ? messages.versionsTitle(row.name) : ''}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {row && <Versions row={row} use={use} />}
    </Drawer>
  );
}

function Versions({ row, use }: { row: ListedTemplate; use: TemplateUse | undefined }) {
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
