import type { PageStart } from 'shared-lib/remote-contract';
import { HomePage, screenAt } from './screens';

// In the same file as the screen.
const loadReadHome = () =>
  import(/* webpackChunkName: "first-screen" */ '../features/dashboard-home/read-home');

/** Loads the screen at a path, and for Inicio takes what has been read ahead of it into the store. */
export async function prepare({ pathname, store }: PageStart): Promise<void> {
  const first = screenAt(pathname);
  await Promise.all([
    first?.preload(),
    first === HomePage && loadReadHome().then(({ readHome }) => readHome(store)),
  ]);
}
