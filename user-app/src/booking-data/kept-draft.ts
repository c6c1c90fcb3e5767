import { sameValue } from '../card-draft/content-paths';

/** A form that is being filled in: what it began from, and what it holds. */
export interface KeptDraft<Form extends object> {
  base: Form;
  draft: Form;
  /** Fields that were changed here and elsewhere to different values; `draft` has those of here. */
  overlaps: (keyof Form)[];
}

/** A form as it is stored, untouched. */
export const startDraft = <Form extends object>(stored: Form): KeptDraft<Form> => ({
  base: stored,
  draft: stored,
  overlaps: [],
});

/** Whether anything was changed that isn't stored. */
export const isDirty = <Form extends object>({ base, draft }: KeptDraft<Form>): boolean =>
  !sameValue(base, draft);

/**
 * Brings what another tab or device stored into a form, field by field: what wasn't touched here follows, what was stays.
 *
 * @returns The same object when nothing changes.
 */
export function followStored<Form extends object>(kept: KeptDraft<Form>, stored: Form): KeptDraft<Form> {
  if (sameValue(kept.base, stored)) return kept;
  const draft = { ...stored };
  const overlaps = new Set(kept.overlaps);
  for (const field of Object.keys(stored) as (keyof Form)[]) {
    const [before, here, there] = [kept.base[field], kept.draft[field], stored[field]];
    if (sameValue(here, there)) overlaps.delete(field);
    if (sameValue(here, before) || sameValue(here, there)) continue;
    draft[field] = here;
    if (!sameValue(there, before)) overlaps.add(field);
  }
  return { base: stored, draft, overlaps: [...overlaps] };
}

/** The form with what is stored wherever both sides changed something. */
export function takeStored<Form extends object>(kept: KeptDraft<Form>): KeptDraft<Form> {
  const draft = { ...kept.draft };
  for (const field of kept.overlaps) draft[field] = kept.base[field];
  return { ...kept, draft, overlaps: [] };
}

/** The form with its own values wherever both sides changed something. */
export const keepOwn = <Form extends object>(kept: KeptDraft<Form>): KeptDraft<Form> => ({
  ...kept,
  overlaps: [],
});
