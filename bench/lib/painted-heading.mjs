/**
 * Runs in the page: presses a link, and measures how long until another heading is painted.
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
    const look = () => {
      const now = textOf();
      if (now && now !== before) requestAnimationFrame(() => resolve(performance.now() - startedAt));
      else requestAnimationFrame(look);
    };
    link.click();
    requestAnimationFrame(look);
  });
