import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import type { Firestore } from 'firebase-admin/firestore';
import { API_HEADERS } from '../../build/csp';
import {
  callableInputs,
  type CallableName,
  type CallableOutputs,
  type CallableRequest,
} from 'shared-lib/domain';
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

/** A handler for each callable. */
export type CallableHandlers = { readonly [Name in CallableName]: CallableHandler<Name> };

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

/** Returns the callable that a request path names, or `null` for one that doesn't exist. */
function callableNameOf(path: string): CallableName | null {
  const name = path.slice(1);
  return Object.hasOwn(callableInputs, name) ? (name as CallableName) : null;
}

/** Reads a call's input with its schema and runs its handler. */
async function answer<Name extends CallableName>(
  name: Name,
  run: CallableHandler<Name>,
  context: CallContext,
  data: unknown,
): Promise<CallableOutputs[Name]> {
  const input = callableInputs[name].safeParse(data);
  if (!input.success) {
    throw new HttpsError(
      'invalid-argument',
      `${name}: ${input.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
    );
  }
  try {
    await Promise.all([refuseSuspended(context.db, context.uid), refuseReadOnly(context.db, name)]);
    return await run(context, input.data as CallableRequest<Name>);
  } catch (error) {
    if (error instanceof Refusal) {
      throw new HttpsError('failed-precondition', error.reason, { reason: error.reason, ...error.details });
    }
    logger.error(`${name} failed`, redact({ error }));
    throw new HttpsError('internal', 'The server could not finish');
  }
}

/**
 * Creates the one function that serves a table of handlers, each at the path of its name. It answers signed-in accounts that
 * aren't suspended, and input that the callable's schema accepts.
 */
export function callables(
  options: CallableOptions,
  handlers: CallableHandlers,
): CallableFunction<unknown, unknown> {
  return onCall(options, async ({ auth, data, rawRequest }) => {
    rawRequest.res?.set(API_HEADERS);
    const name = callableNameOf(rawRequest.path);
    if (!name) throw new HttpsError('not-found', 'There is no such callable');
    // Where tokens aren't verified, which is on one machine only, an unreadable one has no uid.
    if (!auth?.uid) throw new HttpsError('unauthenticated', 'Sign in first');
    const { email, auth_time: sessionStartedAt } = auth.token;
    const context: CallContext = {
      db: firestore(),
      uid: auth.uid,
      email: email ?? '',
      sessionStartedAt,
      now: Date.now(),
      caller: { ip: rawRequest.ip ?? '', userAgent: rawRequest.get('user-agent') ?? '' },
    };
    return answer(name, handlers[name] as CallableHandler<typeof name>, context, data);
  });
}
