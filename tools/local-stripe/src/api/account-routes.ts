import type Stripe from 'stripe';
import { createAccount } from '../state/accounts';
import { newId } from '../state/world';
import { ApiError, invalid } from './api-error';
import { metadataOf, paramsOf, requiredText, textOf } from './read-params';
import { pageOf, type Call, type Route } from './route';

/** Seconds that a link to the onboarding is valid, as in the documentation's example. */
const LINK_LIFE = 300;

/** Returns an account that the platform may see. */
export function accountOf({ world }: Pick<Call, 'world'>, id: string): Stripe.Account {
  const account = world.accounts.get(id);
  if (account && !world.deauthorized.has(id)) return account;
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** Controller of an account. See https://docs.stripe.com/connect/migrate-to-controller-properties */
function controllerOf(call: Call): Stripe.Account.Controller {
  const requested = paramsOf(call.params['controller']);
  const of = (name: string, key: string) => textOf(paramsOf(requested[name])[key]);
  return {
    type: 'application',
    is_controller: true,
    fees: { payer: of('fees', 'payer') ?? 'account' },
    losses: { payments: of('losses', 'payments') ?? 'stripe' },
    requirement_collection: textOf(requested['requirement_collection']) ?? 'stripe',
    stripe_dashboard: { type: of('stripe_dashboard', 'type') ?? 'full' },
  };
}

/** See https://docs.stripe.com/api/accounts and https://docs.stripe.com/api/account_links */
export const accountRoutes: Route[] = [
  {
    ...{ method: 'POST', path: '/v1/accounts' },
    answer: (call) =>
      createAccount(call.world, {
        country: textOf(call.params['country']) ?? 'ES',
        email: textOf(call.params['email']) ?? null,
        metadata: metadataOf(call.params['metadata']),
        controller: controllerOf(call),
      }),
  },
  {
    ...{ method: 'GET', path: '/v1/accounts' },
    answer: (call) => pageOf(call, call.world.accounts.values(), '/v1/accounts'),
  },
  {
    ...{ method: 'GET', path: '/v1/accounts/:id' },
    answer: (call) => accountOf(call, call.id),
  },
  {
    ...{ method: 'DELETE', path: '/v1/accounts/:id' },
    answer: (call) => {
      const { id } = accountOf(call, call.id);
      call.world.accounts.delete(id);
      return { id, object: 'account', deleted: true } satisfies Stripe.DeletedAccount;
    },
  },
  {
    ...{ method: 'POST', path: '/v1/account_links' },
    answer: ({ world, params }) => {
      const account = accountOf({ world }, requiredText(params, 'account'));
      const type = requiredText(params, 'type');
      if (type !== 'account_onboarding' && type !== 'account_update')
        throw invalid(`Invalid type: ${type}`, 'type');
      if (type === 'account_update' && account.controller?.requirement_collection === 'stripe')
        throw invalid('You cannot create `account_update` type Account Links for this account.', 'type');
      const id = newId('link').slice(5);
      const expiresAt = world.now() + LINK_LIFE;
      world.links.set(id, {
        ...{ account: account.id, expiresAt, isUsed: false },
        refreshUrl: requiredText(params, 'refresh_url'),
        returnUrl: requiredText(params, 'return_url'),
      });
      return {
        ...{ object: 'account_link', created: world.now(), expires_at: expiresAt },
        url: `${world.origin}/setup/s/${account.id}/${id}`,
      } satisfies Stripe.AccountLink;
    },
  },
];
