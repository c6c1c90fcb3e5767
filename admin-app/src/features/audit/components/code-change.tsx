import { Suspense } from 'react';
import { Loader } from '@mantine/core';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { Unloaded } from '../../../ui/unloaded';
import { useLoggedCodeQuery, type LoggedCodeChange } from '../logged-code-endpoint';
import { messages } from '../messages';

const CodeComparison = lazyPart(() => import('../../../ui/code/code-comparison'));

/** Renders a template's code before and after a change line by line, as far as it was published. */
export function CodeChange(logged: LoggedCodeChange) {
  const query = useLoggedCodeQuery(logged);
  if (query.data === undefined) return <Unloaded query={query} />;
  if (query.data === null) return <p>{messages.onlyHash}</p>;
  return (
    <Suspense fallback={<Loader />}>
      <CodeComparison {...query.data} />
    </Suspense>
  );
}
