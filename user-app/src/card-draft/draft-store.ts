/** Where the drafts of one page's editors are told apart from everything else that a browser keeps. */
const PREFIX = 'tarjetero:draft:';

/** Told to this page when a draft was kept or forgotten; other pages hear of it from the browser. */
const CHANGED = 'tarjetero:drafts-changed';

/** Drafts that the device refuses to keep, because it is full or storage forbidden, last as long as the page. */
const inMemory = new Map<string, string>();

/** Drafts that their owner gave up: what an editor that is still closing says of them comes too late. */
const givenUp = new Set<string>();

function prefixOf(uid: string, cardId?: string): string {
  return cardId === undefined ? `${PREFIX}${uid}:` : `${PREFIX}${uid}:${cardId}:`;
}

/** Where the editor of one tab keeps its draft; two tabs never overwrite each other's. */
export function draftKey(uid: string, cardId: string, tab: string): string {
  return prefixOf(uid, cardId) + tab;
}

/** The kept drafts of an account, or of one of its cards, by their keys. */
export function readDrafts(uid: string, cardId?: string): ReadonlyMap<string, string> {
  const prefix = prefixOf(uid, cardId);
  const found = new Map([...inMemory].filter(([key]) => key.startsWith(prefix)));
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) found.set(key, localStorage.getItem(key) ?? '');
    }
  } catch {
    // Where storage is refused, what the page remembers is all there is.
  }
  return found;
}

/** The card that a draft belongs to. */
export function cardOfDraft(key: string): string {
  return key.split(':')[3] ?? '';
}

/** Whether nothing of a kept draft can be sent before its owner has looked at it. */
export function needsOwner(text: string): boolean {
  try {
    return (JSON.parse(text) as { needsOwner?: boolean }).needsOwner === true;
  } catch {
    return false;
  }
}

/** The keys of an account's drafts that only wait to be sent. */
export function draftsToSend(uid: string): string[] {
  return [...readDrafts(uid)].filter(([, text]) => !needsOwner(text)).map(([key]) => key);
}

/** Keeps a draft, or forgets it with `null`. */
export function writeDraft(key: string, text: string | null): void {
  if (text !== null && givenUp.has(key)) return;
  inMemory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) inMemory.set(key, text);
  }
  dispatchEvent(new Event(CHANGED));
}

/** Forgets every draft of an account, for good. */
export function giveUpDrafts(uid: string): void {
  for (const key of readDrafts(uid).keys()) {
    givenUp.add(key);
    writeDraft(key, null);
  }
}

/**
 * Calls back when drafts were kept or forgotten, in this tab or another.
 *
 * @returns Stops.
 */
export function subscribeToDrafts(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}
