import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'shared-lib/router';
import type { Card } from 'shared-lib/model';
import { useCardQuery } from '../../../card-data/card-endpoints';
import { paths } from '../../../paths';
import { useLogSubject } from '../../../ui/use-log-subject';
import { LoadError } from 'shared-lib/ui/load-error';
import { CardEditor, type CardEditorProps } from './card-editor';
import { CardNotFound } from './card-not-found';
import { EditorSkeleton } from './editor-skeleton';

interface CardLoaderProps {
  uid: string;
  cardId: string;
  /** Address in the page's path. */
  slug: string;
  /** Screen that edits the card; the whole editor by default. */
  Editor?: ComponentType<CardEditorProps>;
  /** Returns the path of that screen. */
  pathOf?: (slug: string) => string;
}

/** Follows one card and opens its editor over the copy on this device, or over the server's where there is none. */
export function CardLoader({
  uid,
  cardId,
  slug,
  Editor = CardEditor,
  pathOf = paths.editCard,
}: CardLoaderProps) {
  useLogSubject('cardId', cardId);
  const { data, error, isFetching, refetch } = useCardQuery(cardId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const card = data?.card ?? null;
  const [first, setFirst] = useState<Card | null>(null);
  if (!first && card) setFirst(card);

  const moved = card !== null && card.slug !== slug;
  useEffect(() => {
    if (moved && card) navigate(pathOf(card.slug) + search, { replace: true });
  }, [moved, card, navigate, search, pathOf]);

  if (data && card && first) return <Editor uid={uid} card={card} first={first} snapshot={data} />;
  if (data?.fromServer) return <CardNotFound />;
  if (error && !isFetching) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}
