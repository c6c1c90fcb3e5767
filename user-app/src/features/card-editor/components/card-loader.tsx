import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-lib/router';
import type { Card } from 'shared-lib/domain';
import { useCardQuery } from '../../../card-data/card-endpoints';
import { paths } from '../../../paths';
import { LoadError } from 'shared-lib/ui/load-error';
import { CardEditor } from './card-editor';
import { CardNotFound } from './card-not-found';
import { EditorSkeleton } from './editor-skeleton';

interface CardLoaderProps {
  uid: string;
  cardId: string;
  /** Address in the page's path. */
  slug: string;
}

/** Follows one card and opens its editor over the copy on this device, or over the server's where there is none. */
export function CardLoader({ uid, cardId, slug }: CardLoaderProps) {
  const { data, error, isFetching, refetch } = useCardQuery(cardId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const card = data?.card ?? null;
  const [first, setFirst] = useState<Card | null>(null);
  if (!first && card) setFirst(card);

  const moved = card !== null && card.slug !== slug;
  useEffect(() => {
    if (moved && card) navigate(paths.editCard(card.slug) + search, { replace: true });
  }, [moved, card, navigate, search]);

  if (data && card && first) return <CardEditor uid={uid} card={card} first={first} snapshot={data} />;
  if (data?.fromServer) return <CardNotFound />;
  if (error && !isFetching) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}
