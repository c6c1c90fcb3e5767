import type { CardContent } from 'shared-lib/model';
import { runAutosave, type Autosave as AutosaveOf, type AutosaveDeps } from 'shared-lib/draft';
import { cardAutosave, type AutosaveState } from './autosave-state';

export { AUTOSAVE_TIMES } from 'shared-lib/draft';

/** The draft of a card, which saves itself. */
export type Autosave = AutosaveOf<CardContent>;

/**
 * Creates the draft of a card, which saves itself.
 *
 * @param initial - From `startAutosave`.
 */
export const createAutosave = (initial: AutosaveState, deps: AutosaveDeps<CardContent>): Autosave =>
  runAutosave(cardAutosave, initial, deps);
