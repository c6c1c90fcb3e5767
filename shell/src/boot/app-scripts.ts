import { parsed } from './parsed';

/** Attribute of links that a script has added: the page's own name what the app starts with (build/preload-plugin.mjs). */
export const ADDED = 'data-added';

/**
 * Tells how many of the scripts that the page names for the app are still to come, so that what is needed after them doesn't share the
 * network with all of them: everything would be there at the same time, and only then could the first of it be read
 * (docs/decisions/091).
 *
 * @returns Resolves, for a count, when at most so many are missing. One that failed isn't.
 */
export function watchAppScripts(): (count: number) => Promise<void> {
  const waiting = new Map<() => void, number>();
  const missing = parsed().then(() => {
    const named = document.querySelectorAll<HTMLLinkElement>(`link[rel=preload][as=script]:not([${ADDED}])`);
    const links = new Set([...named].filter(({ href }) => performance.getEntriesByName(href).length === 0));
    for (const link of links) {
      const tell = () => {
        links.delete(link);
        for (const [resolve, count] of waiting) if (links.size <= count) resolve();
      };
      for (const event of ['load', 'error']) link.addEventListener(event, tell, { once: true });
    }
    return links;
  });
  return async (count) => {
    const links = await missing;
    if (links.size > count) await new Promise<void>((resolve) => waiting.set(resolve, count));
  };
}
