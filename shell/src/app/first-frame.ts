const ID = 'first-frame';

/** Heights of the places of Inicio's parts, in pixels. */
const PARTS = [196, 160, 196];

/**
 * Draws the frame of Inicio with its title while the app is on its way. Nothing in it can be used, so that assistive technology
 * passes over it. Runs in the page's first script.
 */
export function drawFirstFrame(product: string, title: string): void {
  if (document.getElementById(ID)) return;
  const frame = element('div', 'first-frame');
  frame.id = ID;
  frame.ariaHidden = 'true';
  const brand = element('header', 'first-frame-brand');
  brand.textContent = product;
  const main = element('div', 'first-frame-main');
  const heading = element('h1', 'first-frame-title');
  heading.textContent = title;
  main.append(heading);
  for (const height of PARTS) {
    const part = element('div', 'first-frame-part');
    part.style.height = `${height}px`;
    main.append(part);
  }
  frame.append(brand, main);
  document.body.prepend(frame);
}

/** Removes the frame, in the moment in which the app takes its place. */
export function removeFirstFrame(): void {
  document.getElementById(ID)?.remove();
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
