import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { API_HEADERS } from '../../build/server/csp';
import {
  callables,
  isOneOf,
  keysOf,
  type AdminRole,
  type CallableName,
  type CallableOutputs,
  type CallableRequest,
  type Capability,
} from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { requireAdmin } from './administration/require-admin';
import { refuseEndedSession, requireRecentSignIn } from './account-records/session';
import { firestore } from './firebase';
import { isReadOnly } from './flags/is-feature-on';
import { countCall, takeCallOfNetwork } from './limits/call-limits';
import { callerOf, type Caller } from './limits/client-address';
import { Refusal } from './refusal';

/** Caller, clock and database of a call. */
export interface CallContext {
  db: Firestore;
  uid: string;
  /** The session's address, verified or not; empty when it has none. */
  email: string;
  /** True when the address was verified at the time the token was issued. */
  emailVerified: boolean;
  /** True for a session that signed in with a second factor. */
  hasSecondFactor: boolean;
  /** When the session began, in seconds since the epoch. */
  sessionStartedAt: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** Network address and browser of the caller. */
  caller?: Pick<Caller, 'ip' | 'userAgent'>;
  /** Capability that the call needs, for checks inside transactions; without one they require every capability. */
  capability?: Capability;
  /** Role of the caller, where the call has been found to need it and they have it. */
  role?: AdminRole;
  /** The account's state as it was when the call began. */
  accountState?: DocumentSnapshot;
}

/** A callable without its transport; throws {@link Refusal} for calls that the product refuses. */
export type CallableHandler<Name extends CallableName> = (
  context: CallContext,
  input: CallableRequest<Name>,
) => Promise<CallableOutputs[Name]>;

/** Table with one handler for each callable. */
export type CallableHandlers = { readonly [Name in CallableName]: CallableHandler<Name> };

async function refuseReadOnly({ db, now }: CallContext, name: CallableName): Promise<void> {
  if (!callables[name].inReadOnly && (await isReadOnly(db, now))) throw new Refusal('read-only');
}

const NAMES = keysOf(callables);

/** Returns the callable that a request path names, or `null` for one that doesn't exist. */
function callableNameOf(path: string): CallableName | null {
  const name = path.slice(1);
  return isOneOf(NAMES, name) ? name : null;
}

function readInput<Name extends CallableName>(name: Name, data: unknown): CallableRequest<Name> {
  const input = callables[name].input.safeParse(data);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The schema of this very name has made it.
  if (input.success) return input.data as CallableRequest<Name>;
  const fields = input.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new HttpsError('invalid-argument', `${name}: ${fields}`, { reason: 'invalid-input' });
}

/** Checks that a session may call and its role may, parses the call's input with its schema and runs the handler. */
async function answer<Name extends CallableName>(
  name: Name,
  run: CallableHandler<Name>,
  context: CallContext,
  data: unknown,
): Promise<CallableOutputs[Name]> {
  try {
    const [accountState] = await Promise.all([
      refuseEndedSession(context, name),
      refuseReadOnly(context, name),
    ]);
    const { capability, isDangerous } = callables[name];
    if (isDangerous) requireRecentSignIn(context);
    await countCall(context, name);
    const asAdmin = capability && { capability, role: await requireAdmin({ ...context, capability }) };
    return await run({ ...context, ...asAdmin, accountState }, readInput(name, data));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    if (error instanceof Refusal) {
      throw new HttpsError('failed-precondition', error.reason, { reason: error.reason, ...error.details });
    }
    logger.error(`${name} failed`, redact({ error }));
    throw new HttpsError('internal', 'The server could not finish');
  }
}

/**
 * Creates the one function that serves a table of handlers, each at the path of its name. It accepts sessions that
 * haven't been ended, of accounts that aren't suspended, as often as the callable's record allows, and input that its schema
 * accepts.
 */
export function serveCallables(
  options: CallableOptions,
  handlers: CallableHandlers,
): CallableFunction<unknown, unknown> {
  return onCall(options, async ({ auth, data, rawRequest }) => {
    rawRequest.res?.set(API_HEADERS);
    const caller = callerOf(rawRequest);
    if (!takeCallOfNetwork(caller, Date.now()))
      throw new HttpsError('resource-exhausted', 'Too many calls', { reason: 'too-many-requests' });
    const name = callableNameOf(rawRequest.path);
    if (!name) throw new HttpsError('not-found', 'There is no such callable');
    // On the local stack, which doesn't verify tokens, an unreadable one has no uid.
    if (!auth?.uid) throw new HttpsError('unauthenticated', 'Sign in first');
    const { email, email_verified: emailVerified, auth_time: sessionStartedAt, firebase } = auth.token;
    const context: CallContext = {
      db: firestore(),
      uid: auth.uid,
      email: email ?? '',
      emailVerified: emailVerified === true,
      hasSecondFactor: Boolean(firebase?.sign_in_second_factor),
      // A token without a time is as old as can be.
      sessionStartedAt: sessionStartedAt ?? 0,
      now: Date.now(),
      caller,
    };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- TypeScript doesn't relate a name to its own handler.
    return answer(name, handlers[name] as CallableHandler<typeof name>, context, data);
  });
}
