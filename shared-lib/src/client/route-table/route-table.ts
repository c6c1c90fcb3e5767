import { PatternRouter } from 'hono/router/pattern-router';

/** A route that matches a path. */
interface FoundRoute<Route> {
  route: Route;
  /** Parameters of the path that the pattern names, still percent-encoded. */
  params: Readonly<Record<string, string>>;
}

/**
 * Makes a table of routes by the pattern of their path; the first that fits is taken. A pattern names parts of a path
 * (`/c/:slug`), in braces with their form (`/i/:hash{[0-9a-f]{64}}`). A path that ends in a slash is another address: only
 * patterns that end in one fit it as well.
 *
 * @returns A function that finds the route of a path; `null` where none fits.
 */
export function routeTable<Route>(
  routes: Readonly<Record<string, Route>>,
): (path: string) => FoundRoute<Route> | null {
  const router = new PatternRouter<[pattern: string, route: Route]>();
  for (const entry of Object.entries(routes)) router.add('ALL', entry[0], entry);
  return (path) => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- This router answers with parameters by name, not by place.
    const [fitting] = router.match('ALL', path) as [[[string, Route], Record<string, string>][]];
    const found = fitting.find(([[pattern]]) => pattern.endsWith('/') || !path.endsWith('/'));
    return found ? { route: found[0][1], params: found[1] } : null;
  };
}
