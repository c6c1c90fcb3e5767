import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconId, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'shared-lib/router';
import type { ListedCard } from 'shared-lib/data';
import type { Card } from 'shared-lib/domain';
import { useUid } from 'shared-lib/store';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { useWaitingCards } from '../../card-draft/use-waiting-cards';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import styles from './cards-page.module.css';
import { CardItem } from './components/card-item';
import { CardListSkeleton } from './components/card-list-skeleton';
import { CreateCardDialog } from './components/create-card-dialog';
import { ShareDialog } from './components/share-dialog';
import { messages } from './messages';
import { useCardActions } from './use-card-actions';

const NO_CARDS: ListedCard[] = [];

/** In the address that asks for a new card; the app's shortcut leads there. */
const NEW_CARD = 'nueva';

/** 'Tarjetas': the owner's cards and what can be done to them. */
export default function CardsPage() {
  const uid = useUid();
  const { data, error, isFetching, refetch } = useCardsQuery(uid);
  const { cards, actions, copying } = useCardActions(data ?? NO_CARDS);
  const waiting = useWaitingCards(uid, data ?? NO_CARDS);
  const [creating, setCreating] = useCreating();
  const [shared, setShared] = useState<Card | null>(null);

  const newCard = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {messages.newCard}
    </Button>
  );

  return (
    <>
      <PageHeading title={messages.title} intro={messages.intro} action={newCard} />
      {data && <OfflineNotice />}
      {!data && isFetching && (
        <LoadingOrOffline>
          <CardListSkeleton />
        </LoadingOrOffline>
      )}
      {!data && !isFetching && <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />}
      {data && cards.length === 0 && (
        <EmptyState icon={<IconId size={28} stroke={1.5} />} title={messages.emptyTitle}>
          {messages.emptyText}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <AfterHeading>
          <section aria-label={messages.list} className={styles.list}>
            {cards.map((card) => (
              <CardItem
                key={card.id}
                card={card}
                copying={copying.has(card.id)}
                wait={waiting[card.id]}
                actions={actions}
                onShare={setShared}
              />
            ))}
          </section>
        </AfterHeading>
      )}
      <CreateCardDialog opened={creating} onClose={() => setCreating(false)} />
      <ShareDialog card={shared} onClose={() => setShared(null)} />
    </>
  );
}

/** Whether the dialog for a new card is open: by its button, or by an address that asks for it. */
function useCreating(): [boolean, (creating: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const asked = search.has(NEW_CARD);
  const choose = (open: boolean) => {
    setCreating(open);
    if (open || !asked) return;
    setSearch(
      (before) => {
        before.delete(NEW_CARD);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [creating || asked, choose];
}
