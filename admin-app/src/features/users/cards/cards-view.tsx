import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { LISTED_CARD_STATES, type ListedCard } from 'shared-lib/model';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Toolbar } from 'shared-lib/ui/toolbar';
import 'shared-lib/ui/component-sheets.css';
import { CardDrawer } from '../../../shown-card/card-drawer';
import { LoadMore } from '../../../ui/lists/load-more';
import { NothingFound } from '../../../ui/lists/nothing-found';
import { SearchInput } from '../../../ui/search-input';
import users from '../components/users.module.css';
import { useCardPages } from './card-pages';
import { NO_CARD_FILTER, useCardQuery } from './card-query';
import { CardTable } from './card-table';
import { cardMessages as messages } from './messages';
import { ModerationDialog } from './moderation-dialog';

/** Renders the cards of all accounts, with their states and actions. */
export default function CardsView() {
  const isOnline = useOnline();
  const [query, change] = useCardQuery();
  const pages = useCardPages(query);
  const [shown, setShown] = useState<ListedCard | null>(null);
  const [moderated, setModerated] = useState<ListedCard | null>(null);
  const { items, hasMore, isLoading, failure, reload } = pages;
  const found = isLoading || !items ? messages.searching : messages.found(items.length, hasMore);
  const isFiltered = query.search !== '' || query.state !== null;
  return (
    <>
      <div className={users.filters}>
        <Toolbar label={messages.find}>
          <SearchInput
            label={messages.search}
            placeholder={messages.searchHint}
            value={query.search}
            onChange={(search) => change({ search })}
          />
          <div className={users.choices}>
            <NativeSelect
              label={messages.state}
              data={[
                { value: '', label: messages.anyState },
                ...LISTED_CARD_STATES.map((value) => ({ value, label: messages.states[value] })),
              ]}
              value={query.state ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ state: LISTED_CARD_STATES.find((state) => state === value) ?? null })
              }
            />
          </div>
        </Toolbar>
        <p role="status" className={users.found}>
          {failure ? '' : found}
        </p>
      </div>
      {!items && isLoading && (
        <SkeletonRegion>
          <SkeletonBlock height={480} radius={12} />
        </SkeletonRegion>
      )}
      {!items && failure && (isOnline ? <LoadError message={failure} onRetry={reload} /> : <OfflineState />)}
      {items?.length === 0 &&
        !hasMore &&
        (isFiltered ? (
          <NothingFound title={messages.nothingTitle} onClear={() => change(NO_CARD_FILTER)}>
            {messages.nothingText}
          </NothingFound>
        ) : (
          <EmptyState icon={<IconCards size={28} stroke={1.5} />} title={messages.emptyTitle}>
            {messages.emptyText}
          </EmptyState>
        ))}
      {items && items.length > 0 && (
        <CardTable cards={items} isStale={isLoading} onShow={setShown} onModerate={setModerated} />
      )}
      {items && <LoadMore pages={pages} />}
      <CardDrawer card={shown} onClose={() => setShown(null)} />
      {moderated && (
        <ModerationDialog card={moderated} onDone={pages.replace} onClose={() => setModerated(null)} />
      )}
    </>
  );
}
