import { monthsOfPeriod } from 'shared-lib/model';
import {
  FIRST_ALERTS,
  FIRST_PERIOD_DAYS,
  firstReadAnswered,
  takeFirstMonths,
  takeFirstTotals,
} from 'shared-lib/first-read';
import type { AppStore } from 'shared-lib/store';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { figureEndpoints } from '../../figures/figure-endpoints';

/**
 * Options of a query without a subscription: until the screen subscribes, the store caches the answer as long as that of a screen that was
 * left.
 */
const UNSUBSCRIBED = { subscribe: false };

/**
 * Puts the prefetched data of the Dashboard into the store, so that the screen is rendered once. It waits for the requests of the page's
 * first script, and for nothing else.
 */
export async function readDashboard({ dispatch, getState }: AppStore): Promise<void> {
  const uid = getState().auth.firebaseUser?.uid;
  if (uid === undefined) return;
  const answered = firstReadAnswered();
  const months = async () => {
    const names = monthsOfPeriod(Date.now(), FIRST_PERIOD_DAYS * 2);
    const found = await takeFirstMonths(uid, names);
    if (found) await dispatch(figureEndpoints.util.upsertQueryData('months', names, found));
  };
  const totals = async () => {
    const found = await takeFirstTotals(uid);
    if (found) await dispatch(adminEndpoints.util.upsertQueryData('accountTotals', undefined, found));
  };
  const whole = Promise.all([
    months(),
    totals(),
    dispatch(adminEndpoints.endpoints.latestAlerts.initiate(FIRST_ALERTS, UNSUBSCRIBED)),
  ]);
  await Promise.race([whole, answered]);
}
