import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChartBar, IconId, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'shared-lib/router';
import type { ListedCard } from 'shared-lib/data';
import type { Card } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { useCardsQuery } from '../../card-data/card-endpoints';
import { useDeleteCardMutation } from '../../card-data/card-writes';
import { DeleteCardDialog } from '../../card-data/delete-card-dialog';
import { useWaitingCards } from '../../card-draft/use-waiting-cards';
import { useMissingPreviews } from '../../link-preview/use-missing-previews';
import { paths } from '../../paths';
import { ShareDialog } from '../../share-card/share-dialog';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { AfterHeading, PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';
import styles from './cards-page.module.css';
import { VerificationNotice } from '../../verification/verification-notice';
import { CardItem } from './components/card-item';
import { CardListSkeleton } from './components/card-list-skeleton';
import { CreateCardDialog } from './components/create-card-dialog';
import { messages } from './messages';

const NO_CARDS: ListedCard[] = [];

/** Search param that opens the dialog for a new card; the app's shortcut uses it. */
const NEW_CARD = 'nueva';

/** Renders 'Tarjetas': the owner's cards and their actions. */
export default function CardsPage() {
  const uid = useUid();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useCardsQuery(uid);
  useMissingPreviews(data);
  const cards = data ?? NO_CARDS;
  const [deleteCard] = useDeleteCardMutation();
  const waiting = useWaitingCards(uid, cards);
  const [creating, setCreating] = useCreating();
  const [shared, setShared] = useState<Card | null>(null);
  const [removing, setRemoving] = useState<Card | null>(null);

  const newCard = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => void navigate(paths.newCard)}>
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
        <EmptyState
          icon={<IconId size={28} stroke={1.5} />}
          title={messages.emptyTitle}
          action={<Button onClick={() => void navigate(paths.newCard)}>{messages.createFirst}</Button>}
        >
          {messages.emptyText}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <AfterHeading>
          <VerificationNotice place="cards" />
          <section aria-label={messages.list} className={styles.list}>
            {cards.map((card) => (
              <CardItem
                key={card.id}
                card={card}
                wait={waiting[card.id]}
                onShare={setShared}
                onRemove={() =>
                  card.status === 'draft' ? void deleteCard({ uid, card }) : setRemoving(card)
                }
              />
            ))}
          </section>
        </AfterHeading>
      )}
      {cards.length > 1 && (
        <Button
          component={Link}
          to={paths.figures}
          variant="subtle"
          color="dark"
          leftSection={<IconChartBar size={18} aria-hidden />}
          className={styles.bin}
        >
          {messages.allFigures}
        </Button>
      )}
      {data && (
        <Button
          component={Link}
          to={paths.deletedCards}
          variant="subtle"
          color="dark"
          leftSection={<IconTrash size={18} aria-hidden />}
          className={styles.bin}
        >
          {messages.bin}
        </Button>
      )}
      <CreateCardDialog opened={creating} onClose={() => setCreating(false)} />
      <ShareDialog card={shared} onClose={() => setShared(null)} />
      <DeleteCardDialog
        card={removing}
        onConfirm={() => {
          if (removing) void deleteCard({ uid, card: removing });
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}

/** Returns whether the dialog for a new card is open, by its button or by a URL parameter, and its setter. */
function useCreating(): [boolean, (creating: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const requested = search.has(NEW_CARD);
  const choose = (open: boolean) => {
    setCreating(open);
    if (open || !requested) return;
    setSearch(
      (before) => {
        before.delete(NEW_CARD);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [creating || requested, choose];
}
