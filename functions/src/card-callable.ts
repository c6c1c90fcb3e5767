import { HttpsError, onCall, type CallableFunction } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import type { Firestore } from 'firebase-admin/firestore';
import {
  cardFunctionInputs,
  type CardFunctionInput,
  type CardFunctionName,
  type CardFunctionOutputs,
} from 'shared-lib/domain';
import { FUNCTIONS_REGION } from 'shared-lib/config';
import { firestore } from './firebase';
import { Refusal } from './refusal';

/** What a card function works with. */
export interface CallContext {
  db: Firestore;
  uid: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A card function without its transport: throws {@link Refusal} for what the product refuses. */
export type CardFunction<Name extends CardFunctionName> = (
  context: CallContext,
  input: CardFunctionInput<Name>,
) => Promise<CardFunctionOutputs[Name]>;

async function refuseSuspended(db: Firestore, uid: string): Promise<void> {
  const state = await db.doc(`users/${uid}/private/state`).get();
  if (state.get('disabled') === true) throw new Refusal('account-suspended');
}

/**
 * Puts a card function behind a callable: signed-in accounts that aren't suspended, input that its schema accepts.
 */
export function cardCallable<Name extends CardFunctionName>(
  name: Name,
  run: CardFunction<Name>,
): CallableFunction<unknown, unknown> {
  return onCall({ region: FUNCTIONS_REGION }, async (request) => {
    // The emulator takes an unreadable token for a valid one without a uid.
    const uid = request.auth?.uid;
    if (!uid) throw new HttpsError('unauthenticated', 'Sign in first');
    const input = cardFunctionInputs[name].safeParse(request.data);
    if (!input.success) {
      throw new HttpsError(
        'invalid-argument',
        `${name}: ${input.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
      );
    }
    const db = firestore();
    try {
      await refuseSuspended(db, uid);
      return await run({ db, uid, now: Date.now() }, input.data as CardFunctionInput<Name>);
    } catch (error) {
      if (error instanceof Refusal) {
        throw new HttpsError('failed-precondition', error.reason, { reason: error.reason, ...error.details });
      }
      logger.error(`${name} failed`, { uid, error: error instanceof Error ? error.stack : String(error) });
      throw new HttpsError('internal', 'The server could not finish');
    }
  });
}
