/**
 * Runs in the page: presses a link, and measures how long until another heading is painted. It waits for changes of the page, as looking
 * in each frame would make the browser render frames that nobody needs.
 *
 * @param {HTMLElement} link
 * @param {string} heading - Selector of the heading.
 * @returns {Promise<number>} Milliseconds.
 */
export const pressUntilPainted = (link, heading) =>
  new Promise((resolve) => {
    const textOf = () => document.querySelector(heading)?.textContent;
    const before = textOf();
    const startedAt = performance.now();
    const observer = new MutationObserver(() => {
      const now = textOf();
      if (!now || now === before) return;
      observer.disconnect();
      // The next frame's start is when this one is on screen.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedAt)));
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    link.click();
  });
