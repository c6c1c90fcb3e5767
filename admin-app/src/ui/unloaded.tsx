import type { ReactNode } from 'react';
import { Loader } from '@mantine/core';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonRegion } from 'shared-lib/ui/skeletons';

/** A query whose answer isn't there yet, or won't come by itself. */
export interface UnloadedQuery {
  isFetching: boolean;
  error?: { message?: string } | undefined;
  refetch: () => unknown;
}

/** Stands in place of what a query hasn't brought: a skeleton, if one is given, or the error with the way to try again. */
export function Unloaded({ query, children }: { query: UnloadedQuery; children?: ReactNode }) {
  const { isFetching, error, refetch } = query;
  if (error && !isFetching) return <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />;
  return children ? <SkeletonRegion>{children}</SkeletonRegion> : <Loader />;
}
