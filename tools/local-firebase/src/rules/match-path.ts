import type { PathPattern } from './syntax/ast';
import { RulesPath, Unknown, type RulesValue } from './values';

/** One segment that a query leaves open. */
export const ANY_SEGMENT = Symbol('any segment');
/** Any number of segments: the parents of a collection group. */
export const ANY_SEGMENTS = Symbol('any segments');

/** A path as a request names it; for a query, with the parts that differ between its documents left open. */
export type RequestPath = readonly (string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS)[];

export interface PathMatch {
  bindings: Map<string, RulesValue>;
  rest: RequestPath;
}

/**
 * All ways in which a pattern fits the beginning of a path. An open path fits only where every path
 * it stands for would: the rules below must hold for all documents of a query.
 *
 * @param version - In version 1 a recursive wildcard needs at least one segment, in version 2 none.
 */
export function matchPath(pattern: PathPattern, path: RequestPath, version: 1 | 2): PathMatch[] {
  const [first, ...others] = pattern;
  if (!first) return [{ bindings: new Map(), rest: path }];
  if (first.kind === 'recursive') {
    const matches: PathMatch[] = [];
    for (let taken = version === 1 ? 1 : 0; taken <= path.length; taken++) {
      const value = pathValue(path.slice(0, taken));
      for (const match of matchPath(others, path.slice(taken), version)) {
        matches.push(bind(match, first.name, value));
      }
    }
    return matches;
  }
  const segment = path[0];
  if (segment === undefined || segment === ANY_SEGMENTS) return [];
  if (first.kind === 'literal') {
    return segment === first.text ? matchPath(others, path.slice(1), version) : [];
  }
  const value = segment === ANY_SEGMENT ? new Unknown() : segment;
  return matchPath(others, path.slice(1), version).map((match) => bind(match, first.name, value));
}

/** Returns the value of a path in the language; unknown as soon as a part of it is open. */
export function pathValue(path: RequestPath): RulesValue {
  const segments = path.filter((segment) => typeof segment === 'string');
  return segments.length === path.length ? new RulesPath(segments) : new Unknown();
}

function bind(match: PathMatch, name: string, value: RulesValue): PathMatch {
  return { bindings: new Map([[name, value], ...match.bindings]), rest: match.rest };
}
