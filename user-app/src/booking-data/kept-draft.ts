import { formKind, rebase, startDraft as start, takeStored as take, type ThreeWay } from 'shared-lib/draft';

export { isDirty } from 'shared-lib/draft';

/** A form that is being filled in: its stored values at the start, and its present ones. */
export type KeptDraft<Form extends object> = ThreeWay<Form, keyof Form & string>;

/** Returns the draft of a stored form without changes. */
export const startDraft = <Form extends object>(stored: Form): KeptDraft<Form> => start(stored);

/** Merges changes that another tab or device stored into a draft, field by field; the same object when none. */
export const followStored = <Form extends object>(kept: KeptDraft<Form>, stored: Form): KeptDraft<Form> =>
  rebase(formKind<Form>(), kept, stored);

/** Returns the draft with the stored values in all overlaps. */
export const takeStored = <Form extends object>(kept: KeptDraft<Form>): KeptDraft<Form> =>
  take(formKind<Form>(), kept);

/** Returns the draft with its own values in all overlaps. */
export const keepOwn = <Form extends object>(kept: KeptDraft<Form>): KeptDraft<Form> => ({
  ...kept,
  overlaps: [],
});
