import { useSyncExternalStore } from 'react';
import { hasKeptForm, subscribeToKeptForms } from './kept-forms';

/** Reports whether this tab has a draft of a form that isn't saved, on whichever screen the form is. */
export const useHasKeptForm = (key: string): boolean =>
  useSyncExternalStore(subscribeToKeptForms, () => hasKeptForm(key));
