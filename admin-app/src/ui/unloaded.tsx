import type { ReactNode } from 'react';
import { Loader } from '@mantine/core';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonRegion } from 'shared-lib/ui/skeletons';

/** A query whose data is loading, or has failed to load. */
export interface UnloadedQuery {
  isFetching: boolean;
  error?: { message?: string } | undefined;
  refetch: () => unknown;
}

/** Renders the placeholder of a query without data: a skeleton, if one is given, or the error with a button to retry. */
export function Unloaded({ query, children }: { query: UnloadedQuery; children?: ReactNode }) {
  const { isFetching, error, refetch } = query;
  if (error && !isFetching) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return children ? <SkeletonRegion>{children}</SkeletonRegion> : <Loader />;
}
