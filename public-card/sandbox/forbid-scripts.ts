/**
 * Policy that allows scripts from this document's own memory only; workers inherit it from the document that creates
 * them.
 */
const POLICY = 'script-src blob:; worker-src blob:';

/**
 * Restricts the frame's policy for good: from now on no script is loaded over the network, not even one of the card's
 * own site. That blocks templates' `import()`, the one way to load that isn't a function which could be deleted.
 */
export function forbidScripts(): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = POLICY;
  document.head.append(meta);
}
