import { useEffect, useState } from 'react';
import { Button, Loader } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'shared-lib/router';
import { newTemplateId } from 'shared-lib/data';
import { UNANSWERED } from 'shared-lib/errors';
import { useNetworkBack } from 'shared-lib/network';
import { toDataError, type DataError } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import 'shared-lib/ui/component-sheets.css';
import { useCurrentAdmin } from '../../session/admin-context';
import { paths } from '../../paths';
import { Creator } from './components/creator';
import { readMirror } from './draft/draft-mirror';
import { loadSource, newSource, type DraftSource } from './draft/draft-source';
import { messages } from './messages';

/** Renders 'Crear Plantilla': a new template, or the one in the address. */
export default function CreatorPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('plantilla');
  const [fresh, setFresh] = useState(newTemplateId);
  const { name } = useCurrentAdmin();

  // From a template back to 'Crear Plantilla' means another new one.
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    if (id === null) setFresh(newTemplateId());
  }
  if (id === null || id === fresh) return <Creator key={fresh} source={newSource(fresh, name)} />;
  return <StoredTemplate key={id} id={id} author={name} />;
}

type Loaded = { source: DraftSource | null } | { failure: DataError };

/** Loads a template from the server; for one that was never saved, or is gone, this browser's draft. */
async function findSource(id: string, author: string): Promise<DraftSource | null> {
  return (await loadSource(id)) ?? (readMirror(id) ? newSource(id, author) : null);
}

function StoredTemplate({ id, author }: { id: string; author: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    const tell = (result: Loaded) => {
      if (!gone) setLoaded(result);
    };
    findSource(id, author).then(
      (source) => tell({ source }),
      (error: unknown) => tell({ failure: toDataError(error) }),
    );
    return () => {
      gone = true;
    };
  }, [id, author, attempt]);

  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  useNetworkBack(loaded !== null && 'failure' in loaded && loaded.failure.code === UNANSWERED, retry);

  if (!loaded) return <Loader />;
  if ('failure' in loaded) return <LoadError message={loaded.failure.message} onRetry={retry} />;
  if (loaded.source) return <Creator source={loaded.source} />;
  return (
    <EmptyState
      icon={<IconFileOff size={28} stroke={1.5} />}
      title={messages.notFoundTitle}
      action={
        <Button component={Link} to={paths.templates}>
          {messages.toTemplates}
        </Button>
      }
    >
      {messages.notFoundText}
    </EmptyState>
  );
}
