/* Prerenders the shell's screens as markup at build time (build/pages/prerender-plugin.mjs). */
import { prerender } from 'react-dom/static';
import { Routes, StaticRouter } from 'react-router-dom';
import { createStore } from 'shared-lib/store';
import { AppTree } from '../src/app/app-tree';
import { siteRoutes } from '../src/app/site-routes';

/**
 * Renders the markup of a screen as a visitor's browser would.
 *
 * @param path - Path of one of the shell's own screens.
 */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <AppTree store={createStore()}>
      <StaticRouter location={path}>
        <Routes>{siteRoutes}</Routes>
      </StaticRouter>
    </AppTree>,
    // Large parts would otherwise come late and be put in their place by a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} can't be drawn`);
  return markup;
}
