import { useState } from 'react';
import { IconRefresh } from '@tabler/icons-react';
import { searchTemplates, syncRunIdOf } from 'shared-lib/model';
import { useSearchParams } from 'shared-lib/router';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Toolbar } from 'shared-lib/ui/toolbar';
import 'shared-lib/ui/component-sheets.css';
import { useTemplateList } from '../../template-data/use-template-list';
import { useTemplateUses } from '../../template-data/use-template-uses';
import { NothingFound } from '../../ui/lists/nothing-found';
import { SearchInput } from '../../ui/search-input';
import { ShownSoFar } from '../../ui/lists/shown-so-far';
import { messages } from './messages';
import { SyncItem } from './sync-item';
import styles from './sync-page.module.css';
import { partByUse, type TemplateInUse } from './templates-in-use';

/** Templates that are shown at first, and that each «Cargar más» adds; their roll-outs are read together. */
const A_PAGE = 8;

/** Most roll-outs that are read together. */
const MAX_RUNS = 30;

/** Returns the ids of the roll-outs of some templates: those of their present versions first, then of others that cards have. */
function runIdsOf(page: readonly TemplateInUse[]): string[] {
  const current = page.map(({ template: { id, version } }) => syncRunIdOf(id, version));
  const others = page.flatMap(({ template: { id }, use }) =>
    Object.keys(use.byVersion).map((version) => syncRunIdOf(id, version)),
  );
  return [...new Set([...current, ...others])].slice(0, MAX_RUNS);
}

function Waiting() {
  return (
    <SkeletonRegion>
      <SkeletonBlock height={120} radius={12} />
      <SkeletonBlock height={120} radius={12} />
    </SkeletonRegion>
  );
}

/** Returns the words that templates are searched by, stored in the URL, and their setter. */
function useWords(): [string, (words: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const words = (parameters.get('buscar') ?? '').trim().slice(0, 200);
  return [words, (next) => setParameters(next ? { buscar: next } : {}, { replace: true })];
}

/** Renders 'Sincronización': the versions of templates on cards, and the roll-outs of new ones. */
export default function SyncPage() {
  const { list, error, isFetching, refresh } = useTemplateList();
  const [words, search] = useWords();
  const [most, setMost] = useState(A_PAGE);
  const templates = searchTemplates(list?.templates ?? [], words);
  const published = templates.filter(({ isPublic }) => isPublic);
  const hidden = templates.filter(({ isPublic }) => !isPublic);
  const { uses, failed, recount } = useTemplateUses([...published, ...hidden].map(({ id }) => id));
  // A template stays listed after its roll-out for the administrator who started it.
  const [order, setOrder] = useState<readonly string[]>([]);
  // A hidden one matters while cards have it.
  const hiddenInUse = hidden.filter(({ id }) => (uses?.[id]?.usage ?? 0) > 0);
  const { inUse, unused, uncounted } = partByUse([...published, ...hiddenInUse], uses ?? {}, order);
  const shown = inUse.slice(0, most);
  const ids = inUse.map(({ template }) => template.id);
  if (ids.join() !== order.join()) setOrder(ids);

  if (!list) {
    return isFetching ? <Waiting /> : <LoadError message={error?.message ?? ''} onRetry={refresh} />;
  }
  const isEmpty = published.length === 0 && hiddenInUse.length === 0 && (uses || hidden.length === 0);
  if (isEmpty && !words) {
    return (
      <EmptyState icon={<IconRefresh size={28} stroke={1.5} />} title={messages.none}>
        {messages.noneText}
      </EmptyState>
    );
  }
  const pageOf = (index: number) => index - (index % A_PAGE);
  return (
    <>
      <div className={styles.search}>
        <Toolbar label={messages.find}>
          <SearchInput
            label={messages.search}
            placeholder={messages.searchHint}
            value={words}
            onChange={search}
          />
        </Toolbar>
      </div>
      {isEmpty && (
        <NothingFound title={messages.notFound} onClear={() => search('')}>
          {messages.notFoundText}
        </NothingFound>
      )}
      {failed && <Notice tone="warning" title={messages.useFailed} />}
      {!uses && !failed && !isEmpty && <Waiting />}
      {uses && !isEmpty && inUse.length === 0 && uncounted === 0 && (
        <p className={styles.meta}>{messages.noneInUse}</p>
      )}
      {shown.length > 0 && (
        <section aria-label={messages.list} className={styles.list}>
          {shown.map(({ template, use }, index) => (
            <SyncItem
              key={template.id}
              template={template}
              use={use}
              runIds={runIdsOf(shown.slice(pageOf(index), pageOf(index) + A_PAGE))}
              onCount={() => recount(template.id)}
            />
          ))}
        </section>
      )}
      {shown.length < inUse.length && (
        <ShownSoFar
          text={messages.seen(shown.length, inUse.length)}
          more={messages.more}
          onMore={() => setMost(most + A_PAGE)}
        />
      )}
      {uses && uncounted > 0 && (
        <p role="status" className={styles.meta}>
          {messages.uncounted(uncounted)}
        </p>
      )}
      {unused.length > 0 && (
        <details className={styles.unused}>
          <summary>{messages.unused(unused.length)}</summary>
          <ul>
            {unused.map(({ id, name, version }) => (
              <li key={id}>
                {name} <span className={styles.meta}>{messages.current(version)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
