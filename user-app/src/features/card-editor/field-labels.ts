import { isOneOf, keysOf } from 'shared-lib/model';
import type { ContentPath } from '../../card-draft/content-paths';
import { messages } from './messages';

/** Tabs of the editor, by their names in the URL. */
export type EditorTab = keyof typeof messages.tabs;

export const EDITOR_TABS = keysOf(messages.tabs);

/** Returns the label of a field. */
export function labelOf(path: ContentPath): string {
  if (path === 'name') return messages.fields.cardName;
  const field = path.slice(path.lastIndexOf('.') + 1);
  return isOneOf(keysOf(messages.fields), field) ? messages.fields[field] : field;
}

/** Returns the tab in which a field is edited. */
export function tabOf(path: ContentPath): EditorTab {
  if (path.startsWith('profile.')) return 'perfil';
  if (path.startsWith('links')) return 'enlaces';
  if (path.startsWith('sections')) return 'secciones';
  if (path.startsWith('theme.')) return 'estilo';
  return 'ajustes';
}

/**
 * Focuses a field.
 *
 * @returns True when the field is on screen.
 */
export function focusField(path: ContentPath): boolean {
  const field = document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  if (!field) return openAround(path);
  field.focus();
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Opens the closed row that a field is in, and focuses the field once it shows. */
function openAround(path: ContentPath): boolean {
  const row = path.split('.').slice(0, 2).join('.');
  const opener = document.querySelector<HTMLElement>(`[data-opens="${row}"][aria-expanded="false"]`);
  if (!opener) return false;
  opener.click();
  setTimeout(() => document.querySelector<HTMLElement>(`[data-field="${path}"]`)?.focus());
  return true;
}
