import { HttpsError, onCall, type CallableFunction } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import type { Firestore } from 'firebase-admin/firestore';
import { API_HEADERS } from '../../build/csp';
import {
  callableInputs,
  type CallableName,
  type CallableOutputs,
  type CallableRequest,
} from 'shared-lib/domain';
import { FUNCTIONS_REGION } from 'shared-lib/config';
import { redact } from 'shared-lib/logger';
import { firestore } from './firebase';
import { isReadOnly } from './flags/is-feature-on';
import { Refusal } from './refusal';

/** What a callable works with. */
export interface CallContext {
  db: Firestore;
  uid: string;
  /** The session's address, verified or not; empty when it has none. */
  email: string;
  /** When the session began, in seconds since the epoch. */
  sessionStartedAt: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** Where the call came from. */
  caller?: { ip: string; userAgent: string };
}

/** A callable without its transport: throws {@link Refusal} for what the product refuses. */
export type CallableHandler<Name extends CallableName> = (
  context: CallContext,
  input: CallableRequest<Name>,
) => Promise<CallableOutputs[Name]>;

/** What goes on while the switch for emergencies is on: questions, and what keeps accounts safe. */
const ALLOWED_IN_READ_ONLY: ReadonlySet<CallableName> = new Set([
  'adminUserDetail',
  'checkSlug',
  'countTemplateDays',
  'countTemplateUse',
  'endSessions',
  'exportAccount',
  'findAdminInvite',
  'listTemplates',
  'recordAccount',
  'recordExport',
  'recordVitals',
  'refreshStats',
  'removeAdmin',
  'reportAlert',
  'setUserDisabled',
  'takeDownCard',
  'systemState',
  'testAlertWebhook',
]);

async function refuseReadOnly(db: Firestore, name: CallableName): Promise<void> {
  if (!ALLOWED_IN_READ_ONLY.has(name) && (await isReadOnly(db))) throw new Refusal('read-only');
}

async function refuseSuspended(db: Firestore, uid: string): Promise<void> {
  const state = await db.doc(`users/${uid}/private/state`).get();
  if (state.get('disabled') === true) throw new Refusal('account-suspended');
}

/**
 * Puts a handler behind a callable: signed-in accounts that aren't suspended, input that its schema accepts.
 */
export function callable<Name extends CallableName>(
  name: Name,
  run: CallableHandler<Name>,
): CallableFunction<unknown, unknown> {
  return onCall({ region: FUNCTIONS_REGION }, async (request) => {
    request.rawRequest.res?.set(API_HEADERS);
    // The emulator takes an unreadable token for a valid one without a uid.
    const uid = request.auth?.uid;
    if (!uid) throw new HttpsError('unauthenticated', 'Sign in first');
    const input = callableInputs[name].safeParse(request.data);
    if (!input.success) {
      throw new HttpsError(
        'invalid-argument',
        `${name}: ${input.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
      );
    }
    const { email, auth_time: sessionStartedAt } = request.auth!.token;
    const db = firestore();
    try {
      await Promise.all([refuseSuspended(db, uid), refuseReadOnly(db, name)]);
      const caller = {
        ip: request.rawRequest.ip ?? '',
        userAgent: request.rawRequest.get('user-agent') ?? '',
      };
      const context = { db, uid, email: email ?? '', sessionStartedAt, now: Date.now(), caller };
      return await run(context, input.data as CallableRequest<Name>);
    } catch (error) {
      if (error instanceof Refusal) {
        throw new HttpsError('failed-precondition', error.reason, { reason: error.reason, ...error.details });
      }
      logger.error(`${name} failed`, redact({ error }));
      throw new HttpsError('internal', 'The server could not finish');
    }
  });
}
