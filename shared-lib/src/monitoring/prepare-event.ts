import type { BrowserOptions, ErrorEvent, EventHint } from '@sentry/react';
import { redact } from '../logger';
import { isChunkLoadError } from './chunk-load';
import { isWorthTelling } from './measure-operation';
import { failingApp } from './releases';

/** How long something took, as the service gets it. */
type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0];

/** Fields of an event that are the service's own, or that we attach on purpose: who is signed in. */
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

/** Hides what is private everywhere in an event but in the fields that are ours to fill. */
function redactEvent<E extends ErrorEvent | TransactionEvent>(event: E): E {
  const own = Object.fromEntries(
    OWN_FIELDS.filter((field) => field in event).map((field) => [field, event[field as keyof E]]),
  );
  const { sdkProcessingMetadata, ...rest } = event;
  return { ...(redact(rest) as E), ...own, ...(sdkProcessingMetadata && { sdkProcessingMetadata }) };
}

/** Last look at an error before it leaves: dropped, or told apart by app and release, without secrets. */
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

/** The same for a transaction: short ones are dropped. */
export function prepareTransaction(event: TransactionEvent): TransactionEvent | null {
  const { start_timestamp: start, timestamp: end } = event;
  if (start !== undefined && end !== undefined && !isWorthTelling((end - start) * 1000)) return null;
  return redactEvent(event);
}
