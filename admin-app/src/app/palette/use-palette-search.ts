import { useEffect, useState } from 'react';
import { listIndexedUsers, searchCards, subscribeToTemplateIndex, type FoundCard } from 'shared-lib/data';
import { searchKey, searchTemplates, type IndexedUser, type TemplateIndexEntry } from 'shared-lib/domain';
import { sections } from '../layout/sections';
import { creatorHref, publicCardUrl, userHref } from '../../paths';
import { messages } from './messages';

/** A destination of the palette. */
export interface Destination {
  /** Path in the app, or the whole address of a card, which opens in another tab. */
  to: string;
  label: string;
  about: string;
}

/** Destinations of one kind. */
export interface DestinationGroup {
  label: string;
  destinations: Destination[];
}

/** Templates that are shown. */
const EACH = 5;

/** Accounts and cards that are shown; with what a search reads twice they are ten reads at most. */
const MOST_USERS = 4;
const MOST_CARDS = 3;

/** Pause in typing after which accounts and cards are searched, in milliseconds. */
const REST_MS = 200;

interface Remote {
  words: string;
  users: IndexedUser[];
  cards: FoundCard[];
  failed: boolean;
}

/** Searches the destinations: sections and templates at once, accounts and cards on the server. */
export function usePaletteSearch(words: string) {
  const [templates, setTemplates] = useState<TemplateIndexEntry[]>([]);
  const [remote, setRemote] = useState<Remote | null>(null);
  const key = searchKey(words);

  // Without the index there are no templates to go to, and all the rest.
  useEffect(() => subscribeToTemplateIndex(setTemplates, () => undefined), []);
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = [
        listIndexedUsers({ search: key }, 'name', null, MOST_USERS),
        searchCards(key, MOST_CARDS),
      ] as const;
      Promise.all(asked).then(
        ([{ users }, cards]) => isCurrent && setRemote({ words: key, users, cards, failed: false }),
        () => isCurrent && setRemote({ words: key, users: [], cards: [], failed: true }),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  const answered = remote?.words === key ? remote : null;
  const groups: DestinationGroup[] = [
    {
      label: messages.groups.sections,
      destinations: sections
        .filter(({ label }) => searchKey(label).includes(key))
        .map(({ to, label, description }) => ({ to, label, about: description })),
    },
    {
      label: messages.groups.templates,
      destinations: (key ? searchTemplates(templates, key) : [])
        .slice(0, EACH)
        .map(({ id, name, description }) => ({ to: creatorHref(id), label: name, about: description })),
    },
    {
      label: messages.groups.users,
      destinations: (answered?.users ?? []).map(({ uid, name, email }) => ({
        to: userHref(uid),
        label: name || email,
        about: email,
      })),
    },
    {
      label: messages.groups.cards,
      destinations: (answered?.cards ?? []).map(({ slug, name }) => ({
        to: publicCardUrl(slug),
        label: slug,
        about: [name, messages.newTab].filter(Boolean).join(', '),
      })),
    },
  ];
  return {
    groups: groups.filter(({ destinations }) => destinations.length > 0),
    isSearching: key !== '' && !answered,
    failed: answered?.failed === true,
  };
}
