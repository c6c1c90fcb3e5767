import type { BrowserOptions, ErrorEvent, EventHint } from '@sentry/react';
import { redact } from '../../logger';
import { isChunkLoadError } from '../chunk-load';
import { isWorthReporting } from '../measure-operation';
import { failingApp } from './releases';

/** Event of an operation's duration, as the service's SDK has it. */
type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0];

/** Fields of an event that the service sets, or that we attach on purpose: the signed-in user. */
const OWN_FIELDS = [
  'event_id',
  'timestamp',
  'type',
  'platform',
  'level',
  'release',
  'environment',
  'user',
  'sdk',
];

/** Hides private data everywhere in an event but in {@link OWN_FIELDS}. */
function redactEvent<E extends ErrorEvent | TransactionEvent>(event: E): E {
  const own = Object.fromEntries(Object.entries(event).filter(([field]) => OWN_FIELDS.includes(field)));
  const { sdkProcessingMetadata, ...rest } = event;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- What is hidden is a text in place of another.
  return { ...(redact(rest) as E), ...own, ...(sdkProcessingMetadata && { sdkProcessingMetadata }) };
}

/** Prepares an error to be sent: drops it, or adds app and release and hides secrets. */
export function prepareError(event: ErrorEvent, hint: EventHint, development: boolean): ErrorEvent | null {
  if (development && isChunkLoadError(hint.originalException)) return null;
  const stack = event.exception?.values?.at(-1)?.stacktrace?.frames ?? [];
  const { app, release } = failingApp(stack.map(({ filename }) => filename));
  return redactEvent({
    ...event,
    release: release ?? event.release,
    tags: { ...event.tags, app },
  });
}

/** Prepares an operation to be sent; short ones are dropped. */
export function prepareTransaction(event: TransactionEvent): TransactionEvent | null {
  const { start_timestamp: start, timestamp: end } = event;
  if (start !== undefined && end !== undefined && !isWorthReporting((end - start) * 1000)) return null;
  return redactEvent(event);
}
