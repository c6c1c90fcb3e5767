import { useEffect, useRef, useState } from 'react';
import type { TemplateListEntry } from 'shared-lib/model';
import { useLatestTemplateChangeQuery, useTemplateListQuery } from './template-endpoints';

type Change = ReturnType<typeof useLatestTemplateChangeQuery>['data'];

/** Names a change that the list doesn't have yet; empty when it has it. */
function newsIn(change: Change, isKnown: (entry: TemplateListEntry) => boolean, all: TemplateListEntry[]) {
  if (!change) return '';
  const entry = all.find(({ id }) => id === change.id);
  return entry && isKnown(entry) ? '' : `${change.id}-${change.updatedAt}`;
}

/**
 * Returns every template in short, and the figures above the list. It is read again after each change by anybody;
 * deletions by others are noticed with the next change.
 *
 * @param options.withDrafts - True to also read again after changes of unpublished edits, which otherwise come with the
 *   next change.
 */
export function useTemplateList({ withDrafts = false } = {}) {
  const { data, error, isFetching, refetch } = useTemplateListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: template } = useLatestTemplateChangeQuery('userTemplates');
  const { data: draft } = useLatestTemplateChangeQuery('adminTemplates', { skip: !withDrafts });
  const [requested, setRequested] = useState(0);
  const handled = useRef({ asked: 0, news: '' });

  const all = data?.templates;
  const news = all
    ? [
        newsIn(template, ({ updatedAt }) => updatedAt >= (template?.updatedAt ?? 0), all),
        newsIn(draft, ({ hasDraft }) => hasDraft, all),
      ].join('')
    : '';
  useEffect(() => {
    // A request that is under way may have been answered before the change.
    if (isFetching) return;
    const isNew = news !== '' && news !== handled.current.news;
    if (requested === handled.current.asked && !isNew) return;
    handled.current = { asked: requested, news: news || handled.current.news };
    void refetch();
  }, [requested, isFetching, news, refetch]);

  return { list: data, error, isFetching, refresh: () => setRequested((earlier) => earlier + 1) };
}
