import { getIndexedUsers } from 'shared-lib/data';

/** Returns the uids that no account has. */
export async function findUnknownAccounts(uids: readonly string[]): Promise<string[]> {
  // Ids that no document can have would fail the whole question.
  const possible = uids.filter((uid) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid));
  const found = new Set((await getIndexedUsers(possible)).map(({ uid }) => uid));
  return uids.filter((uid) => !found.has(uid));
}
