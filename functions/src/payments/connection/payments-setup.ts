import { deployment } from 'shared-lib/config';
import { PLANS, type Plan } from 'shared-lib/model';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { accountStateRef } from '../../account-records/account-state';
import type { CallableHandler } from '../../callable';
import { params, STRIPE_KEYS } from '../../deployment-params';
import { stripeClient } from '../stripe-client';

/** Most that the product takes of a payment, in percent: a slip of the operator's must not eat an owner's money. */
const MAX_PERCENT = 30;

/**
 * Returns the product's share in payments of a plan, in percent.
 *
 * @param setting - `STRIPE_FEE_PERCENT`: one number for all, or `free=2,premium=1`; plans that it doesn't name pay nothing. An
 *   unreadable setting counts as none, and is logged.
 */
export function feePercentOf(plan: Plan, setting: string): number {
  const text = setting.trim();
  if (text === '') return 0;
  const shares = new Map(
    text.includes('=')
      ? text.split(',').map((part) => [part.split('=')[0]?.trim(), Number(part.split('=')[1])] as const)
      : PLANS.map((name) => [name, Number(text)] as const),
  );
  const isReadable = [...shares].every(
    ([name, share]) => PLANS.some((known) => known === name) && share >= 0 && share <= MAX_PERCENT,
  );
  if (isReadable) return shares.get(plan) ?? 0;
  logger.error('STRIPE_FEE_PERCENT is unreadable: no fee is taken', { setting: text });
  return 0;
}

/** Reads the share of the product in an owner's payments, by their plan and as this deployment sets it. */
export async function readFeePercent(db: Firestore, uid: string): Promise<number> {
  const state = await accountStateRef(db, uid).get();
  const plan = PLANS.find((name) => name === state.get('plan')) ?? 'free';
  return feePercentOf(plan, process.env[params.stripeFeePercent.name] ?? '');
}

/** Lists the settings that an operator has to set before payments work. */
export function missingSettings(): string[] {
  const names = [STRIPE_KEYS.key, STRIPE_KEYS.webhook];
  const missing = names.filter((name) => !process.env[name]);
  // A key of the other mode is none.
  if (missing.length === 0 && !stripeClient()) return [STRIPE_KEYS.key];
  return deployment && !deployment.stripeMode ? ['STRIPE_MODE', ...missing] : missing;
}

/** Reports whether payments move no real money. */
export const isTestMode = (): boolean => deployment?.stripeMode !== 'live';

/** Returns the settings that the installation lacks for payments, and the fee that the caller pays, in percent. */
export const paymentsSetup: CallableHandler<'paymentsSetup'> = async ({ db, uid }) => {
  const feePercent = await readFeePercent(db, uid);
  return { missing: missingSettings(), feePercent, isTestMode: isTestMode() };
};
