import { useParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useCardIdBySlugQuery } from '../../card-data/card-endpoints';
import { LoadError } from 'shared-lib/ui/load-error';
import 'shared-lib/ui/component-sheets.css';
import { CardLoader } from './components/card-loader';
import { CardNotFound } from './components/card-not-found';
import { EditorSkeleton } from './components/editor-skeleton';
import { useFreshPermissions } from './use-fresh-permissions';

/** Renders the editor of the owner's card at this address. */
export default function EditorPage() {
  const { slug = '' } = useParams();
  const uid = useUid();
  useFreshPermissions();
  const { currentData, error, isFetching, refetch } = useCardIdBySlugQuery(
    { uid, slug },
    { refetchOnMountOrArgChange: true },
  );

  if (currentData) return <CardLoader key={currentData} uid={uid} cardId={currentData} slug={slug} />;
  if (isFetching) return <EditorSkeleton />;
  if (error) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return <CardNotFound />;
}
