import { useEffect, useState } from 'react';
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
const MOST_USERS = 3;
const MOST_CARDS = 3;

/** Pause in typing after which accounts and cards are searched, in milliseconds. */
const REST_MS = 200;

/** Matches a uid, which is no word of any language. */
const UID = /^[\w-]{16,128}$/;

/** Searches accounts: the one with this uid, and those by their names and addresses. */
async function searchUsers(text: string, key: string): Promise<IndexedUser[]> {
  const [named, found] = await Promise.all([
    UID.test(text) ? getIndexedUsers([text]) : [],
    listIndexedUsers({ search: key }, 'name', null, MOST_USERS),
  ]);
  return [...named, ...found.users.filter(({ uid }) => uid !== text)];
}

interface Remote {
  words: string;
  users: IndexedUser[];
  cards: FoundCard[];
  failed: boolean;
}

/** Searches the destinations: what is always known and templates at once, accounts and cards on the server. */
export function usePaletteSearch(words: string) {
  const [templates, setTemplates] = useState<TemplateIndexEntry[]>([]);
  const [remote, setRemote] = useState<Remote | null>(null);
  const { rest: key } = parseOrder(searchKey(words));
  const maySeeAccounts = useMay('accounts');
  const mayOpen = useMayOpen();
  // A uid tells capital letters from small ones.
  const text = words.trim();

  // Without the index there are no templates to go to, and all the rest.
  useEffect(() => subscribeToTemplateIndex(setTemplates, () => undefined), []);
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = [maySeeAccounts ? searchUsers(text, key) : [], searchCards(key, MOST_CARDS)] as const;
      Promise.all(asked).then(
        ([users, cards]) => isCurrent && setRemote({ words: key, users, cards, failed: false }),
        () => isCurrent && setRemote({ words: key, users: [], cards: [], failed: true }),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, text, maySeeAccounts]);

  const answered = remote?.words === key ? remote : null;
  const groups = paletteGroups(words, {
    recent: readRecent(),
    templates,
    users: answered?.users ?? [],
    cards: answered?.cards ?? [],
  })
    .map(({ label, destinations }) => ({ label, destinations: destinations.filter(({ to }) => mayOpen(to)) }))
    .filter(({ destinations }) => destinations.length > 0);
  return { groups, isSearching: key !== '' && !answered, failed: answered?.failed === true };
}
