import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileImport, IconPalette, IconSearchOff } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import type { Template } from 'shared-lib/domain';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { paths } from '../../paths';
import { useTemplatesQuery, useTemplateUseQuery } from '../../template-data/template-endpoints';
import { DeleteDialog } from './components/delete-dialog';
import { ImportDialog } from './components/import-dialog';
import { TemplateFilterBar } from './components/template-filter-bar';
import { TemplateStatTiles } from './components/template-stat-tiles';
import { TemplateTable } from './components/template-table';
import { VersionsDrawer } from './components/versions-drawer';
import { messages } from './messages';
import { toRows, type ListedTemplate } from './template-rows';
import { useTemplateActions } from './use-template-actions';
import { filterRows, useTemplateFilters } from './use-template-filters';

const NONE: Template[] = [];

/** 'Plantillas': every template, how it is used, and what can be done to it. */
export default function TemplatesPage() {
  const { data: templates, error, isFetching, refetch } = useTemplatesQuery('userTemplates');
  const { data: drafts = NONE } = useTemplatesQuery('adminTemplates');
  const ids = (templates ?? NONE).map(({ id }) => id);
  const { data: use = {}, isError: useFailed } = useTemplateUseQuery(ids, { skip: ids.length === 0 });
  const [filters, changeFilters] = useTemplateFilters();
  const actions = useTemplateActions();
  const [importing, setImporting] = useState(false);
  const [toDelete, setToDelete] = useState<ListedTemplate | null>(null);
  const [withVersions, setWithVersions] = useState<string | null>(null);

  if (!templates) {
    return isFetching ? (
      <SkeletonRegion>
        <SkeletonTiles tiles={5} />
        <SkeletonBlock height={360} radius={12} />
      </SkeletonRegion>
    ) : (
      <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
    );
  }
  const rows = toRows(templates, drafts, use);
  const shown = filterRows(rows, filters);

  return (
    <>
      <TemplateStatTiles templates={templates} />
      {useFailed && <Notice tone="warning" title={messages.useFailed} />}
      <TemplateFilterBar
        filters={filters}
        onChange={changeFilters}
        found={messages.found(shown.length, rows.length)}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {messages.import}
          </Button>
        }
      />
      {rows.length === 0 && (
        <EmptyState
          icon={<IconPalette size={28} stroke={1.5} />}
          title={messages.emptyTitle}
          action={
            <Button component={Link} to={paths.creator}>
              {messages.create}
            </Button>
          }
        >
          {messages.emptyText}
        </EmptyState>
      )}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={28} stroke={1.5} />}
          title={messages.nothingTitle}
          action={
            <Button
              variant="default"
              onClick={() => changeFilters({ words: '', section: null, visibility: null })}
            >
              {messages.clearFilters}
            </Button>
          }
        >
          {messages.nothingText}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <TemplateTable
          rows={shown}
          filters={filters}
          onSort={changeFilters}
          actions={actions}
          onDelete={setToDelete}
          onVersions={({ id }) => setWithVersions(id)}
        />
      )}
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
      <DeleteDialog row={toDelete} onDelete={actions.remove} onClose={() => setToDelete(null)} />
      <VersionsDrawer
        row={rows.find(({ id }) => id === withVersions) ?? null}
        use={withVersions ? use[withVersions] : undefined}
        onClose={() => setWithVersions(null)}
      />
    </>
  );
}
