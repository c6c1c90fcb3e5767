import { fileURLToPath } from 'node:url';
import { serveFromOneOrigin } from './one-origin.mjs';
import { visitedBefore, visitOwnersApp } from './pages/owners-app.mjs';
import { visitOnPhone } from './pages/phone.mjs';
import { median } from './statistics.mjs';

const LIMIT_PAGE = fileURLToPath(new URL('../limit-page', import.meta.url));
const LIMIT_LINKS = 8;

/**
 * Opens screens of signed-in people in turns with the limit page, so that other work on the machine slows both.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ shell: string, publicCard: string }} addresses
 */
export async function openAgainstLimit(browser, { shell, publicCard }) {
  const { origin, close } = await serveFromOneOrigin({ limitPage: LIMIT_PAGE, publicCard });
  const limits = [];
  return {
    close,
    /** Milliseconds as times the limit page's. */
    times: (ms) => ms / median(limits),
    /** Opens a screen so many times; `isWatched` as of {@link visitOwnersApp}. */
    async visit(runs, { path, title, content }, storageState, { warm = false, isWatched = true } = {}) {
      const url = shell + path;
      const visits = [];
      const prepared = Array.from({ length: warm ? runs : 0 }, () =>
        visitedBefore(browser, { url, storageState }),
      );
      const contexts = await Promise.all(prepared);
      for (let run = 0; run < runs; run++) {
        const limit = await visitOnPhone(browser, `${origin}/limit/`, { links: LIMIT_LINKS, settleMs: 0 });
        limits.push(limit.lastLinkMs);
        const before = contexts[run];
        visits.push(await visitOwnersApp(browser, { url, title, content, storageState, isWatched, before }));
      }
      return (name) => median(visits.map((seen) => seen[name]));
    },
  };
}
