/*
 * Parts of a browser that the component library uses and jsdom lacks. Nothing is resized, seen, scrolls or loads a font.
 * The person prefers reduced motion, so that nothing changes on a screen a few frames after the press that caused it; no
 * other media query matches.
 */
function installPieces() {
  window.matchMedia ??= (media) => ({
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
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

  // Nothing is laid out either, so nothing ever comes into view.
  globalThis.IntersectionObserver ??= /** @type {any} */ (
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    }
  );

  // jsdom reads files only through its reader.
  Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };

  window.scrollTo = () => {};
  // An editor of code measures its texts.
  Range.prototype.getClientRects ??= () => /** @type {any} */ ([]);
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  Element.prototype.scrollIntoView ??= () => {};
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: () => {}, removeEventListener: () => {} },
  });
}

// A test of plain logic may choose a plain environment.
if (typeof window !== 'undefined') installPieces();
