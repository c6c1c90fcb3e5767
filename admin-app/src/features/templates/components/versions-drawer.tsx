import { Drawer, Loader } from '@mantine/core';
import { rollBackTemplate } from 'shared-lib/data';
import type { TemplateUse, TemplateVersion } from 'shared-lib/domain';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { LoadError } from 'shared-lib/ui/load-error';
import { useAuthor } from '../../../session/admin-context';
import { useTemplateQuery, useTemplateVersionsQuery } from '../../../template-data/template-endpoints';
import { updateGallery } from '../../../template-data/update-gallery';
import { messages } from '../messages';
import type { ListedTemplate } from '../template-rows';
import { VersionItem } from './version-item';
import styles from './templates.module.css';

interface VersionsDrawerProps {
  /** Whose versions are shown; `null` keeps the drawer closed. */
  row: ListedTemplate | null;
  use: TemplateUse | undefined;
  onClose: () => void;
}

/** Every published form of a template: what it changed, who has it, and the way back to it. */
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
  const { data, error, isFetching, refetch } = useTemplateVersionsQuery(row.id);
  const { data: current } = useTemplateQuery({ id: row.id, from: 'userTemplates' });

  if (!data || !current) {
    return isFetching ? (
      <Loader />
    ) : (
      <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <p>{messages.noVersions}</p>;

  const goBack = async (to: TemplateVersion) => {
    try {
      await rollBackTemplate(author, row.id, to);
      showToast('success', messages.wentBack(to.version));
      updateGallery();
    } catch (failure) {
      showErrorToast(failure);
    }
  };

  return (
    <ol className={styles.versions}>
      {data.map((version) => (
        <VersionItem
          key={version.version}
          version={version}
          current={current}
          cards={use?.byVersion[version.version] ?? 0}
          onGoBack={() => goBack(version)}
        />
      ))}
    </ol>
  );
}
