import { useSyncExternalStore } from 'react';
import { hasKeptForm, subscribeToKeptForms } from './kept-forms';

/** Follows whether this tab keeps changes of a form that aren't stored, wherever the form is. */
export const useHasKeptForm = (key: string): boolean =>
  useSyncExternalStore(subscribeToKeptForms, () => hasKeptForm(key));
