import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { useCardQuery } from '../../card-data/card-endpoints';
import { paths } from '../../paths';
import { LoadError } from 'shared-lib/ui/load-error';
import { CardNotFound } from './components/card-not-found';
import { EditorSkeleton } from './components/editor-skeleton';

/** Redirects from a card's id to its editor. */
export default function EditByIdPage() {
  const { cardId = '' } = useParams();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useCardQuery(cardId);

  if (data?.card) return <Navigate to={paths.editCard(data.card.slug) + search} replace />;
  if (isFetching || (data && !data.fromServer)) return <EditorSkeleton />;
  // The rules refuse what is not the owner's, so a foreign card and no card look the same.
  if (error && !('code' in error && error.code === 'NETWORK_403')) {
    return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  }
  return <CardNotFound />;
}
