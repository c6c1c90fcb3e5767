import type { PageStart } from 'shared-lib/remote-contract';
import { prepareAdmin } from '../session/prepared-admin';
import { DashboardPage, screenAt } from './screens';

// In the same file as the screen.
const loadReadDashboard = () =>
  import(/* webpackChunkName: "first-screen" */ '../features/dashboard/read-dashboard');

/**
 * Loads the screen at a path, takes the permission that the page's first script has requested, and for the Dashboard puts the prefetched
 * data into the store.
 */
export async function prepare({ pathname, store }: PageStart): Promise<void> {
  const first = screenAt(pathname);
  const { uid } = store.getState().auth.firebaseUser ?? {};
  await Promise.all([
    first?.preload(),
    first && uid !== undefined && prepareAdmin(uid),
    first === DashboardPage && loadReadDashboard().then(({ readDashboard }) => readDashboard(store)),
  ]);
}
