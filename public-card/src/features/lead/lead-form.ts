import { resolveEndpoints } from 'shared-lib/config';
import { LEAD_LIMITS, type LeadField } from 'shared-lib/model/booking';
import { visitorsPrivacyUrl } from 'shared-lib/privacy';
import { element } from '../../dom/elements';
import type { FieldName } from './check-lead';
import { language, privacyWords, words } from './words';
import { TRAP_ATTRIBUTES } from '../../requests/trap';

/** Details as typed in the form. */
export type TypedFields = Record<'name' | LeadField, string>;

/** Attributes of each field, by which a phone shows the right keys and fills in what it knows. */
const INPUTS: Record<'name' | LeadField, Record<string, string>> = {
  name: { autocomplete: 'name', autocapitalize: 'words' },
  email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  company: { autocomplete: 'organization' },
  note: { rows: '3' },
};

const idOf = (field: FieldName) => `dato-${field}`;
const labelOf = (field: 'name' | LeadField) => (field === 'name' ? words().name : words().fields[field]);

/** Returns a place for the problem of a field. */
const problemOf = (field: FieldName) =>
  element('p', { class: 'tj-lead-error', id: `${idOf(field)}-error`, role: 'alert' });

function fieldOf(field: 'name' | LeadField, hint = ''): HTMLElement {
  const attributes = {
    ...INPUTS[field],
    id: idOf(field),
    name: field,
    maxlength: String(LEAD_LIMITS[field]),
    'aria-describedby': `${idOf(field)}-error`,
  };
  const label = element('label', { for: idOf(field) }, labelOf(field));
  if (hint !== '') label.append(' ', element('span', {}, `(${hint})`));
  return element(
    'div',
    { class: 'tj-lead-field' },
    label,
    field === 'note' ? element('textarea', attributes) : element('input', attributes),
    problemOf(field),
  );
}

/** Returns the hint beside the label of a field: one way to reach a person is needed, the rest isn't. */
function hintOf(field: LeadField, leadFields: readonly LeadField[]): string {
  if (field !== 'email' && field !== 'phone') return words().optional;
  return leadFields.includes('email') && leadFields.includes('phone') ? words().either : '';
}

/** Creates the form, with the sentence that a visitor agrees to; nothing is ticked. */
export function createLeadForm(owner: string, leadFields: readonly LeadField[]): HTMLFormElement {
  const consent = idOf('consent');
  const { shell, publicCard } = resolveEndpoints().origins;
  return element(
    'form',
    { novalidate: '' },
    fieldOf('name'),
    ...leadFields.map((field) => fieldOf(field, hintOf(field, leadFields))),
    // People don't see it; programs that fill in every field do.
    element('input', { class: 'tj-lead-trap', ...TRAP_ATTRIBUTES, 'aria-hidden': 'true' }),
    element(
      'div',
      {},
      element(
        'label',
        { class: 'tj-lead-check' },
        element('input', {
          type: 'checkbox',
          id: consent,
          name: 'consent',
          'aria-describedby': `${consent}-error`,
        }),
        element('span', {}, privacyWords().leadConsent(owner)),
      ),
      problemOf('consent'),
    ),
    element(
      'p',
      { class: 'tj-lead-note' },
      `${privacyWords().leadNotice(owner)} `,
      element(
        'a',
        {
          href: visitorsPrivacyUrl({ shellOrigin: shell, cardOrigin: publicCard }, language()),
          target: '_blank',
          rel: 'noopener noreferrer',
        },
        words().privacy,
      ),
    ),
    element('p', { class: 'tj-lead-error', role: 'alert', 'data-failure': '' }),
    element('button', { type: 'submit', class: 'tj-button tj-button--main' }, words().send),
  );
}

/** Returns the values of a form; fields that it doesn't have are empty. */
export function readLeadForm(form: HTMLFormElement): TypedFields & { hasAgreed: boolean } {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    note: text('note'),
    hasAgreed: data.has('consent'),
  };
}

/** Returns the hidden field of a form, which people leave empty. */
export const hiddenFieldOf = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name=${TRAP_ATTRIBUTES.name}]`);

/** Fills in what was typed before. */
export function fillLeadForm(form: HTMLFormElement, typed: Partial<TypedFields>): void {
  for (const [name, value] of Object.entries(typed)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
  }
}

/** Shows the problems beside their fields, and leads to the first. */
export function showProblems(form: HTMLFormElement, problems: Partial<Record<FieldName, string>>): void {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('.tj-lead-error[id]')) {
    const control = form.querySelector<HTMLElement>(`[aria-describedby="${place.id}"]`);
    if (!control) continue;
    const name = control.getAttribute('name');
    const [, problem] = Object.entries(problems).find(([field]) => field === name) ?? [];
    place.textContent = problem ?? '';
    control.toggleAttribute('aria-invalid', problem !== undefined);
    if (problem !== undefined) control.setAttribute('aria-invalid', 'true');
    if (problem !== undefined) first ??= control;
  }
  first?.focus();
}
