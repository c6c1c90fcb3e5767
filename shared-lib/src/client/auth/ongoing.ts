/* Changes of the session that this page makes itself, so that its follower doesn't take them for another tab's. */

let registrations = 0;
let ending = false;

/** Reports whether an account is being set up: its session exists already, its record perhaps not yet. */
export function isRegistering(): boolean {
  return registrations > 0;
}

/** Runs work that sets an account up. */
export async function whileRegistering<Result>(work: () => Promise<Result>): Promise<Result> {
  registrations += 1;
  try {
    return await work();
  } finally {
    registrations -= 1;
  }
}

/** Reports whether this page is ending sessions itself, so that the person needn't be notified that theirs is over. */
export function isEndingSessions(): boolean {
  return ending;
}

/** Runs work that ends sessions. */
export async function whileEndingSessions(work: () => Promise<unknown>): Promise<void> {
  ending = true;
  try {
    await work();
  } finally {
    ending = false;
  }
}

let signedOut = false;

/** Reports whether somebody has signed out on this page since it was opened. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** Notes that somebody signs out on this page. */
export function noteSignOut(): void {
  signedOut = true;
}
