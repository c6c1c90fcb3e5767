import type { CardContent } from 'shared-lib/model';
import { autosaveOf, type AutosaveEvent as EventOf, type AutosaveState as StateOf } from 'shared-lib/draft';
import { readPath, writePath } from './content-paths';
import { toSavable } from './savable-content';
import { mergeContent } from './three-way-merge';

/** State of a card's draft and of the server's copy. */
export type AutosaveState = StateOf<CardContent>;
export type AutosaveEvent = EventOf<CardContent>;

/** The draft engine over the content of a card. */
export const cardAutosave = autosaveOf<CardContent>({
  merge: mergeContent,
  read: readPath,
  write: writePath,
  toSavable,
  conflict: 'card-conflict',
});

export const { contentToSave, reduceAutosave, saveStatus } = cardAutosave;
export { maySave, resumeAutosave, startAutosave, type SaveStatus } from 'shared-lib/draft';
