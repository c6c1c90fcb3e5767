import { booksOf, type World } from '../state/world';
import { invalid } from './api-error';
import { presentLine } from '../state/ledger';
import { listOf } from './read-params';
import type { ParamValue } from './form';

/** Fields that may be expanded and where their objects are. */
function objectOf(world: World, account: string, field: string, id: string): object | undefined {
  const books = booksOf(world, account);
  switch (field) {
    case 'payment_intent':
      return books.paymentIntents.get(id);
    case 'setup_intent':
      return books.setupIntents.get(id);
    case 'latest_charge':
    case 'charge':
      return books.charges.get(id);
    case 'failure_balance_transaction':
    case 'balance_transaction': {
      const line = books.balanceTransactions.get(id);
      return line && presentLine(world, line);
    }
    case 'customer':
      return books.customers.get(id);
    case 'payment_method':
      return books.paymentMethods.get(id);
    case 'application_fee':
      return world.fees.get(id);
    default:
      return undefined;
  }
}

type Place = Record<string, unknown>;

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null;

function expandPath(world: World, account: string, place: Place, path: string[]): void {
  const [field, ...rest] = path;
  if (field === undefined) return;
  if (field === 'data' && Array.isArray(place['data'])) {
    for (const item of place['data'].filter(isPlace)) expandPath(world, account, item, rest);
    return;
  }
  if (field === 'refunds' && place['object'] === 'charge') {
    const own = [...booksOf(world, account).refunds.values()].filter(({ charge }) => charge === place['id']);
    place['refunds'] = { object: 'list', data: structuredClone(own), has_more: false, url: '' };
    return;
  }
  // A field that is missing until something happened.
  if (field === 'failure_balance_transaction' && place['object'] === 'refund' && !(field in place)) return;
  if (!(field in place)) throw invalid(`This property cannot be expanded (${field}).`, 'expand');
  const value = place[field];
  if (typeof value === 'string') {
    const found = objectOf(world, account, field, value);
    if (!found) throw invalid(`This property cannot be expanded (${field}).`, 'expand');
    place[field] = structuredClone(found);
  }
  const inside = place[field];
  if (isPlace(inside)) expandPath(world, account, inside, rest);
}

/**
 * Returns an answer with the objects that the request expands in place of their ids.
 *
 * @see https://docs.stripe.com/api/expanding_objects
 */
export function expand(
  world: World,
  account: string,
  object: object,
  requested: ParamValue | undefined,
): object {
  const copy: Place = { ...structuredClone(object) };
  for (const path of listOf(requested))
    if (typeof path === 'string') expandPath(world, account, copy, path.split('.'));
  return copy;
}
