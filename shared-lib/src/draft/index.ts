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
export { openKeptTexts } from './kept-texts';
export { mergeFields, mergeList } from './merge';
export { formKind, isDirty, rebase, startDraft, takeStored, type ThreeWay } from './three-way';
export { useLeaveGuard } from './use-leave-guard';
