import type { ReferenceEntry } from './reference';

/** Returns the tooltip of an entry. */
export function describeEntry({ name, type, text }: ReferenceEntry): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.className = 'cm-reference';
  const head = document.createElement('p');
  const code = document.createElement('code');
  code.textContent = name;
  head.append(code, ` · ${type}`);
  const body = document.createElement('p');
  body.textContent = text;
  tooltip.append(head, body);
  return tooltip;
}
