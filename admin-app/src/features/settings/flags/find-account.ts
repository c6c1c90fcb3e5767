import { getIndexedUsers, listIndexedUsers } from 'shared-lib/data';
import { searchKey, type IndexedUser } from 'shared-lib/model';

/** Returns the account with an email address or a uid; `null` for none. */
export async function findAccount(text: string): Promise<IndexedUser | null> {
  if (!text.includes('@')) {
    if (!/^(?!\.{1,2}$|__.*__$)[^/\s]{1,128}$/.test(text)) return null;
    return (await getIndexedUsers([text]))[0] ?? null;
  }
  const { users } = await listIndexedUsers({ search: text }, 'recent', null);
  return users.find(({ email }) => searchKey(email) === searchKey(text)) ?? null;
}
