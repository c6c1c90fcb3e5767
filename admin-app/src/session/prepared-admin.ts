import type { Admin } from 'shared-lib/model';
import { takeFirstAdmin } from 'shared-lib/first-read';

let prepared: Admin | null = null;

/** Takes the permission that the page's first script has requested from the server, so that the first render has it. */
export async function prepareAdmin(uid: string): Promise<void> {
  prepared = (await takeFirstAdmin(uid)) ?? null;
}

/** Returns the account's permission as it was prepared; `null` where it wasn't. */
export function preparedAdmin(uid: string | null): Admin | null {
  return prepared?.id === uid ? prepared : null;
}

/** Forgets it: from the first drawing on, the permission is followed. */
export function forgetPreparedAdmin(): void {
  prepared = null;
}
