import type Stripe from 'stripe';
import { newId, type World } from './world';

/** Version of the API that the answers follow: that of the pinned package (`stripe/apiVersion`). */
const API_VERSION = '2026-10-28.endive';

/**
 * Records an event and sends it to the webhooks. It holds a copy of the object as it is now.
 *
 * @see https://docs.stripe.com/api/events/object; `account` is set for events of connected accounts
 *   (https://docs.stripe.com/connect/webhooks).
 */
export function emit(world: World, account: string, type: Stripe.Event.Type, object: object): void {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- callers give the object that events of their type hold
  const event = {
    id: newId('evt'),
    object: 'event',
    ...(account === '' ? {} : { account }),
    api_version: API_VERSION,
    created: world.now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as Stripe.Event;
  world.events.set(event.id, event);
  world.deliver(event);
}
