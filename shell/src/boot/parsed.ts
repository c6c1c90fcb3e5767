/** Resolves when the page has been read to its end, before its deferred scripts. */
export function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}
