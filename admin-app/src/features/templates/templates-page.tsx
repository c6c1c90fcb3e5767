import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileImport, IconPalette } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonRegion, SkeletonTiles } from 'shared-lib/ui/skeletons';
import { paths } from '../../paths';
import { useSchedulesQuery } from '../../template-data/schedule-endpoints';
import { ScheduledPublications } from '../../template-data/scheduled-publications';
import { useTemplateList } from '../../template-data/use-template-list';
import { useTemplateUses } from '../../template-data/use-template-uses';
import { useThumbnails } from '../../template-preview/use-thumbnails';
import { NothingFound } from '../../ui/lists/nothing-found';
import { ShownSoFar } from '../../ui/lists/shown-so-far';
import { usePressedPart } from 'shared-lib/ui/pressed-part';
import 'shared-lib/ui/component-sheets.css';
import { BulkBar } from './bulk/bulk-bar';
import { DeleteDialog } from './components/delete-dialog';
import { HideDialog } from './components/hide-dialog';
import { lineIdOf } from './components/template-line';
import { TemplateFilterBar } from './components/template-filter-bar';
import { TemplateGrid } from './components/template-grid';
import { TemplateStatTiles } from './components/template-stat-tiles';
import { TemplateTable } from './components/template-table';
import { VersionsDrawer } from './components/versions-drawer';
import { messages } from './messages';
import type { ListedTemplate } from './template-rows';
import { useSelection } from './use-selection';
import { useTemplateActions } from './use-template-actions';
import { filterEntries, isOrderedByUse, sortByUse, useTemplateFilters } from './use-template-filters';
import { useTemplateView } from './use-template-view';

const loadImportDialog = () => import('./components/import-dialog').then(({ ImportDialog }) => ImportDialog);

/** Renders 'Plantillas': every template, its use, and its actions. */
export default function TemplatesPage() {
  const { list, error, isFetching, refresh } = useTemplateList({ withDrafts: true });
  const { filters, change, most, showMore } = useTemplateFilters();
  const matching = filterEntries(list?.templates ?? [], filters);
  const counted = isOrderedByUse(filters) ? matching : matching.slice(0, most);
  const { uses = {}, failed: useFailed, recount } = useTemplateUses(counted.map(({ id }) => id));
  const found = sortByUse(matching, filters, uses);
  const page = found.slice(0, most);
  const actions = useTemplateActions(refresh);
  const [view, setView] = useTemplateView();
  const selection = useSelection(page);
  const draw = useThumbnails();
  const { data: schedules = [] } = useSchedulesQuery();
  const [importing, setImporting] = useState(false);
  const [ImportDialog, pressImport] = usePressedPart(loadImportDialog);
  const [toDelete, setToDelete] = useState<ListedTemplate | null>(null);
  const [toHide, setToHide] = useState<ListedTemplate | null>(null);
  const [withVersions, setWithVersions] = useState<ListedTemplate | null>(null);

  // After 'more' the focus moves to the first line that was added.
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const line = awaited.current && document.getElementById(lineIdOf(awaited.current));
    if (!line) return;
    awaited.current = null;
    line.focus();
  });

  if (!list) {
    return isFetching ? (
      <SkeletonRegion>
        <SkeletonTiles tiles={5} />
        <SkeletonBlock height={360} radius={12} />
      </SkeletonRegion>
    ) : (
      <LoadError message={error?.message ?? ''} onRetry={refresh} />
    );
  }
  const all = list.stats.totalTemplates;
  // Who decides by the number of cards sees their number of now.
  const exactly = (open: (row: ListedTemplate) => void) => (row: ListedTemplate) => {
    recount(row.id);
    open(row);
  };
  const ofList = {
    ...{ entries: page, uses, selection, draw, actions },
    onHide: setToHide,
    onDelete: exactly(setToDelete),
    onVersions: exactly(setWithVersions),
  };
  const addMore = () => {
    awaited.current = found[page.length]?.id ?? null;
    showMore();
  };

  return (
    <>
      <TemplateStatTiles stats={list.stats} />
      <ScheduledPublications schedules={schedules} />
      {useFailed && <Notice tone="warning" title={messages.useFailed} />}
      <TemplateFilterBar
        filters={filters}
        onChange={change}
        found={messages.found(found.length, all)}
        view={view}
        onView={setView}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => {
              setImporting(true);
              pressImport();
            }}
          >
            {messages.import}
          </Button>
        }
      />
      {all === 0 && (
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
      {all > 0 && found.length === 0 && (
        <NothingFound
          title={messages.nothingTitle}
          onClear={() => change({ words: '', section: null, visibility: null })}
        >
          {messages.nothingText}
        </NothingFound>
      )}
      {list.templates.length < all && <Notice tone="info" title={messages.notAll(list.templates.length)} />}
      {page.length > 0 && view === 'table' && <TemplateTable {...ofList} filters={filters} onSort={change} />}
      {page.length > 0 && view === 'grid' && <TemplateGrid {...ofList} />}
      {page.length < found.length && (
        <ShownSoFar text={messages.seen(page.length, found.length)} more={messages.more} onMore={addMore} />
      )}
      <BulkBar items={selection.chosen} onClear={selection.clear} onChange={refresh} />
      {ImportDialog && (
        <ImportDialog
          opened={importing}
          names={list.templates.map(({ name }) => name)}
          onImported={refresh}
          onClose={() => setImporting(false)}
        />
      )}
      {toHide && (
        <HideDialog
          key={toHide.id}
          row={toHide}
          onHide={() => actions.hide(toHide)}
          onClose={() => setToHide(null)}
        />
      )}
      <DeleteDialog
        row={toDelete}
        use={toDelete ? uses[toDelete.id] : undefined}
        onDelete={actions.remove}
        onClose={() => setToDelete(null)}
      />
      <VersionsDrawer
        row={withVersions}
        use={withVersions ? uses[withVersions.id] : undefined}
        onClose={() => setWithVersions(null)}
      />
    </>
  );
}
