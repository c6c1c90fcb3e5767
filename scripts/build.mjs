/** `npm run build`: builds every app, function and tool, stale or not. */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
ensureInstalled();

const { buildIfStale } = await import('./lib/build.mjs');
await buildIfStale({ force: true });
