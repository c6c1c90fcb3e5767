export { AUTOSAVE_TIMES, runAutosave, type Autosave, type AutosaveDeps } from './autosave';
export {
  autosaveOf,
  maySave,
  resumeAutosave,
  startAutosave,
  type AutosaveEvent,
  type AutosaveState,
  type SaveStatus,
} from './autosave-state';
export {
  cardOfDraft,
  draftKey,
  draftsToSend,
  findWaitingCards,
  giveUpDrafts,
  readDrafts,
  subscribeToDrafts,
  writeDraft,
  type CardWait,
} from './card-drafts';
export { openTextStore } from './text-store';
export { mergeFields, mergeList } from './merge';
export { readStoredForm, writeStoredForm } from './stored-forms';
export { askingKind, formKind, isDirty, WHOLE, type DraftKind } from './three-way';
export { useDraftOf, useHasStoredForm, useStoredDraft, type DraftTools } from './use-stored-draft';
export { useLeaveGuard } from './use-leave-guard';
export { useNetworkOf } from './use-network-of';
