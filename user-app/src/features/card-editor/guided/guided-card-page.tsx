import { useParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import 'shared-lib/ui/component-sheets.css';
import { useCardIdBySlugQuery } from '../../../card-data/card-endpoints';
import { paths } from '../../../paths';
import { CardLoader } from '../components/card-loader';
import { CardNotFound } from '../components/card-not-found';
import { EditorSkeleton } from '../components/editor-skeleton';
import { GuidedCard } from './guided-card';

/** Renders the guided steps of the owner's card at this address. */
export default function GuidedCardPage() {
  const { slug = '' } = useParams();
  const uid = useUid();
  const { currentData, error, isFetching, refetch } = useCardIdBySlugQuery({ uid, slug });
  if (currentData) {
    return (
      <CardLoader
        key={currentData}
        uid={uid}
        cardId={currentData}
        slug={slug}
        Editor={GuidedCard}
        pathOf={paths.guidedCard}
      />
    );
  }
  if (isFetching) return <EditorSkeleton />;
  return error ? (
    <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
  ) : (
    <CardNotFound />
  );
}
