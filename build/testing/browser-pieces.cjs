/*
 * What the component library asks of a browser and jsdom has not: nothing matches a media query, nothing is resized,
 * nothing scrolls, no font is loaded.
 */
// A test of plain logic may ask for a plain environment.
if (typeof window === 'undefined') return;

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => {}, removeEventListener: () => {} },
});
