import type { World } from '../state/world';
import { ApiError } from './api-error';
import type { Params } from './form';
import { integerOf, textOf } from './read-params';

/** A request of the API, read. */
export interface Call {
  world: World;
  /** The account that the request is about: the connected one, or `''` for the platform. */
  account: string;
  /** Part of the path that the route leaves open; empty where there is none. */
  id: string;
  params: Params;
}

/** An endpoint of the API: method, path with `:id` for open parts, and its answer. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  answer: (call: Call) => object;
}

/** Finds the endpoint of a request and the open part of its path. */
export function matchRoute(routes: readonly Route[], method: string, path: string) {
  const wanted = path.split('/');
  for (const route of routes) {
    const parts = route.path.split('/');
    if (route.method !== method || parts.length !== wanted.length) continue;
    if (!parts.every((part, index) => part === ':id' || part === wanted[index])) continue;
    return { route, id: decodeURIComponent(wanted[parts.indexOf(':id')] ?? '') };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/**
 * Returns a page of a list, newest first.
 *
 * @see https://docs.stripe.com/api/pagination
 */
export function pageOf<T extends { id: string }>(call: Call, items: Iterable<T>, url: string) {
  const all = [...items].reverse();
  const limit = Math.min(Math.max(integerOf(call.params['limit'], 'limit') ?? 10, 1), 100);
  const after = textOf(call.params['starting_after']);
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { object: 'list' as const, data, has_more: from + limit < all.length, url };
}
