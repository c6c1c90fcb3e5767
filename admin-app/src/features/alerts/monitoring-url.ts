import { deployment } from 'shared-lib/config';
import type { AlertRecord } from 'shared-lib/model';

/** Matches hosts of the monitoring service that take errors: `o1.ingest.de.sentry.io`. */
const INGEST = /(?:^|\.)ingest(?:\.[a-z]{2})?\.(sentry\.io)$/;

/**
 * Returns the address of an alert's errors in monitoring, found by its title; `null` for a deployment without monitoring, and for
 * alerts that no page raised.
 *
 * @param dsn - Client key of the project: `https://key@host/project`.
 */
export function monitoringUrl(
  { type, title }: Pick<AlertRecord, 'type' | 'title'>,
  dsn: string = deployment?.monitoring.dsn ?? '',
): string | null {
  if (!URL.canParse(dsn) || (type !== 'error' && type !== 'uncaught-error')) return null;
  const { hostname, protocol, port, pathname } = new URL(dsn);
  const host = INGEST.exec(hostname)?.[1] ?? (port ? `${hostname}:${port}` : hostname);
  const found = new URL(`${protocol}//${host}/issues/`);
  found.searchParams.set('project', pathname.split('/').at(-1) ?? '');
  // Words in quotation marks are searched for literally.
  found.searchParams.set('query', `"${title.replaceAll('"', ' ').slice(0, 100)}"`);
  return found.href;
}
