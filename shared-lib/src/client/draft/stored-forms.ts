import { tabStorage } from '../../platform/storage';
import { openTextStore } from './text-store';
import type { ThreeWay } from './three-way';
import { requireShape } from '../../model/stored/require-shape';

const PREFIX = 'tarjetero:form:';

const forms = openTextStore('tarjetero:forms-changed', tabStorage);

/** Returns the draft that this tab has stored under a key; `null` when there is none, or one of another shape. */
export function readStoredForm<Form extends object, Path extends string>(
  key: string,
  stored: Form,
): ThreeWay<Form, Path> | null {
  try {
    const parsed = requireShape<ThreeWay<Form, Path>>(JSON.parse(forms.read(PREFIX + key) ?? 'null'), {});
    const fits = (form: object) => Object.keys(stored).every((field) => field in form);
    return fits(parsed.base) && fits(parsed.draft) ? parsed : null;
  } catch {
    return null;
  }
}

/** Stores a draft in this tab, or removes it with `null`. */
export const writeStoredForm = (key: string, form: object | null): void =>
  forms.write(PREFIX + key, form === null ? null : JSON.stringify(form));

/** Calls back when drafts of forms are stored or removed; returns a function that stops it. */
export const subscribeToStoredForms = forms.subscribe;

/** Reports whether this tab has a draft of a form that isn't saved. */
export const hasStoredForm = (key: string): boolean => forms.read(PREFIX + key) !== null;
