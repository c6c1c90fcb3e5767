import {
  DEFAULT_FLAGS,
  evaluateFlag,
  freezeOf,
  nextFlagChange,
  READ_ONLY_FLAG,
  type FlagContext,
  type FlagName,
  type Flags,
  type Freeze,
  type UserType,
} from '../../model';
import { readLastKnownFlags } from './last-known-flags';
import { currentPlatform } from './platform';

/*
 * The page's state of the flags. One state for all apps (this sub-path is a shared singleton), outside of the store:
 * the first paint and modules without React read it too.
 */

interface State {
  flags: Flags;
  context: Omit<FlagContext, 'now'>;
  /** True once the server has answered for the present user. */
  settled: boolean;
  /** True when the server's last answer had flags. */
  stored: boolean;
}

let state: State | null = null;
const listeners = new Set<() => void>();

function current(): State {
  return (state ??= {
    flags: readLastKnownFlags() ?? DEFAULT_FLAGS,
    context: { uid: null, userType: 'free', platform: currentPlatform() },
    settled: false,
    stored: false,
  });
}

/** Longest that a browser's timer can wait, in milliseconds, about 24 days; longer waits go on from there. */
const MAX_WAIT_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

function tell(): void {
  for (const listener of [...listeners]) listener();
  waitForDates();
}

/** Calls back once more when the next flag begins or ends, or the freeze is over. */
function waitForDates(): void {
  clearTimeout(timer);
  const now = Date.now();
  const next = nextFlagChange(current().flags, now);
  if (next !== null) timer = setTimeout(tell, Math.min(next - now, MAX_WAIT_MS));
}

function change(next: Partial<State>): void {
  state = { ...current(), ...next };
  tell();
}

let frozen: Freeze | null = null;

/** Returns the freeze in force, as far as is known now: the same object while it is the same one. */
export function currentFreeze(): Freeze | null {
  const next = freezeOf(current().flags[READ_ONLY_FLAG], Date.now());
  if (next?.message !== frozen?.message || next?.until !== frozen?.until) frozen = next;
  return frozen;
}

/** Replaces the flags by the server's; `null` settles for those that are known. */
export function setFlags(flags: Flags | null): void {
  change({ ...(flags && { flags, stored: Object.keys(flags).length > 0 }), settled: true });
}

/** Sets the user whom flags are evaluated for. */
export function setFlagUser(uid: string | null, userType: UserType): void {
  const { context, settled } = current();
  change({ context: { ...context, uid, userType }, settled: settled && uid === context.uid });
}

/** Calls back when any flag may have changed. */
export function subscribeToFlagState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports whether the flags are the server's by now. */
export function areFlagsSettled(): boolean {
  return current().settled;
}

/** Reports whether the project has flags of its own, as far as the server has answered. */
export function areFlagsStored(): boolean {
  return current().stored;
}

/** Reports whether a flag is on for the present user, as far as is known now. */
export function isFlagOn(name: FlagName): boolean {
  const { flags, context } = current();
  // Like the rules: the switch for emergencies has no percentage.
  if (name === READ_ONLY_FLAG) return freezeOf(flags[name], Date.now()) !== null;
  return evaluateFlag(name, flags[name] ?? DEFAULT_FLAGS[name], { ...context, now: Date.now() });
}

/** Resets everything, as a new page would. For tests. */
export function resetFlagState(): void {
  state = null;
  clearTimeout(timer);
  frozen = null;
  listeners.clear();
}
