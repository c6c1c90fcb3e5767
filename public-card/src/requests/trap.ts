/**
 * Attributes of the hidden field that people leave empty and programs that fill in every field don't. Its name means nothing
 * to browsers, and password managers are asked to leave it alone.
 */
export const TRAP_ATTRIBUTES = {
  name: 'tj-q7',
  tabindex: '-1',
  autocomplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/** Creates the judge of a form's trap: a first hit may be a browser's, and is asked about once, with the field emptied. */
export function createTrap(): (field: HTMLInputElement | null) => 'ask' | 'send' {
  let wasAsked = false;
  return (field) => {
    if (!field?.value || wasAsked) return 'send';
    wasAsked = true;
    field.value = '';
    return 'ask';
  };
}
