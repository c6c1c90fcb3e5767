import { useEffect, useState } from 'react';
import { useAnswer } from 'shared-lib/answers';
import {
  getIndexedUsers,
  listIndexedUsers,
  searchCards,
  subscribeToTemplateIndex,
  type FoundCard,
} from 'shared-lib/data';
import { searchKey, type IndexedUser, type TemplateIndexEntry } from 'shared-lib/model';
import { useMay, useMayOpen } from '../../session/permissions';
import { paletteGroups, parseOrder } from './palette-groups';
import { readRecent } from './recent-destinations';

/** Accounts and cards that are shown; with what a search reads twice and a uid they are eleven reads at most. */
const MAX_USERS = 3;
const MAX_CARDS = 3;

/** Pause in typing after which accounts and cards are searched, in milliseconds. */
const REST_MS = 200;

/** Matches a uid, which is no word of any language. */
const UID = /^[\w-]{16,128}$/;

/** Searches accounts: the one with this uid, and those by their names and addresses. */
async function searchUsers(text: string, key: string): Promise<IndexedUser[]> {
  const [named, found] = await Promise.all([
    UID.test(text) ? getIndexedUsers([text]) : [],
    listIndexedUsers({ search: key }, 'name', null, MAX_USERS),
  ]);
  return [...named, ...found.users.filter(({ uid }) => uid !== text)];
}

/** Searches accounts, for those who may see them, and cards. */
async function searchServer(
  key: string,
  text: string,
  maySeeAccounts: boolean,
): Promise<{ users: IndexedUser[]; cards: FoundCard[] }> {
  const [users, cards] = await Promise.all([
    maySeeAccounts ? searchUsers(text, key) : [],
    searchCards(key, MAX_CARDS),
  ]);
  return { users, cards };
}

/** Searches the destinations: what is always known and templates at once, accounts and cards on the server. */
export function usePaletteSearch(words: string) {
  const [templates, setTemplates] = useState<TemplateIndexEntry[]>([]);
  const { rest: key } = parseOrder(searchKey(words));
  const maySeeAccounts = useMay('accounts');
  const mayOpen = useMayOpen();
  // A uid is case-sensitive.
  const text = words.trim();

  // Without the index there are no templates to go to, and all the rest.
  useEffect(() => subscribeToTemplateIndex(setTemplates, () => undefined), []);
  const { data, error, isLoading } = useAnswer(key ? [key, text, maySeeAccounts] : null, searchServer, {
    delayMs: REST_MS,
  });

  const groups = paletteGroups(words, {
    recent: readRecent(),
    templates,
    users: data?.users ?? [],
    cards: data?.cards ?? [],
  })
    .map(({ label, destinations }) => ({ label, destinations: destinations.filter(({ to }) => mayOpen(to)) }))
    .filter(({ destinations }) => destinations.length > 0);
  return { groups, isSearching: isLoading, failed: error !== undefined };
}
