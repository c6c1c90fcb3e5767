/**
 * Attributes of the hidden field that people leave empty and programs that fill in every field don't. Its name means nothing
 * to browsers, and its attributes keep password managers away.
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

/**
 * Creates the check of a form's hidden field: a first hit may be the browser's autofill, so it returns `ask` once, with the field emptied.
 */
export function createTrap(): (field: HTMLInputElement | null) => 'ask' | 'send' {
  let hasRun = false;
  return (field) => {
    if (!field?.value || hasRun) return 'send';
    hasRun = true;
    field.value = '';
    return 'ask';
  };
}
