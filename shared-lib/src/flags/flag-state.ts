import {
  DEFAULT_FLAGS,
  evaluateFlag,
  freezeOf,
  READ_ONLY_FLAG,
  type FlagContext,
  type FlagName,
  type Flags,
  type Freeze,
  type UserType,
} from '../domain';
import { readLastKnownFlags } from './last-known-flags';
import { currentPlatform } from './platform';

/*
 * The page's state of the flags. One state for all apps (this sub-path is a shared singleton), outside of the store:
 * the first paint and modules without React ask it too.
 */

interface State {
  flags: Flags;
  context: FlagContext;
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

function change(next: Partial<State>): void {
  state = { ...current(), ...next };
  for (const listener of [...listeners]) listener();
}

/** Longest delay that timers of browsers take, in milliseconds. */
const MOST_DELAY_MS = 2 ** 31 - 1;

let endOfFreeze: ReturnType<typeof setTimeout> | undefined;

/** Tells the listeners when a freeze that has an end is over. */
function awaitEndOfFreeze(): void {
  clearTimeout(endOfFreeze);
  const freeze = currentFreeze();
  if (!freeze || freeze.until === null) return;
  endOfFreeze = setTimeout(
    () => {
      frozen = null;
      change({});
      awaitEndOfFreeze();
    },
    Math.min(freeze.until - Date.now() + 1, MOST_DELAY_MS),
  );
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
  awaitEndOfFreeze();
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
  return evaluateFlag(name, flags[name] ?? DEFAULT_FLAGS[name], context);
}

/** Resets everything, as a new page would. For tests. */
export function resetFlagState(): void {
  state = null;
  frozen = null;
  clearTimeout(endOfFreeze);
  listeners.clear();
}
