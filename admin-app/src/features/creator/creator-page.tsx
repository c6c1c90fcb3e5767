import { useState } from 'react';
import { Button, Loader } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useAnswer } from 'shared-lib/answers';
import { Link, useSearchParams } from 'shared-lib/router';
import { newTemplateId } from 'shared-lib/data';
import { describeError } from 'shared-lib/errors';
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

/** Loads a template from the server; for one that was never saved, or is gone, this browser's draft. */
async function findSource(id: string, author: string): Promise<DraftSource | null> {
  return (await loadSource(id)) ?? (readMirror(id) ? newSource(id, author) : null);
}

function StoredTemplate({ id, author }: { id: string; author: string }) {
  // Another name of the author changes nothing about a template that is open.
  const {
    data: source,
    error,
    isLoading,
    retry,
  } = useAnswer([id], (template) => findSource(template, author));

  if (isLoading) return <Loader />;
  if (error !== undefined) return <LoadError message={describeError(error).message} onRetry={retry} />;
  if (source) return <Creator source={source} />;
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
