type Attributes = Readonly<Record<string, string>>;

/** Creates an element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

/** Creates a decorative icon from its path. */
export function icon(path: string): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS(made.namespaceURI, 'path');
  line.setAttribute('d', path);
  made.setAttribute('class', 'tj-icon');
  made.setAttribute('viewBox', '0 0 24 24');
  made.setAttribute('aria-hidden', 'true');
  made.append(line);
  return made;
}

/** Creates a button. */
export function button(
  attributes: Attributes,
  onPress: () => void,
  ...content: (Node | string)[]
): HTMLElement {
  const made = element('button', { type: 'button', ...attributes }, ...content);
  made.addEventListener('click', onPress);
  return made;
}
