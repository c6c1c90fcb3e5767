/*
 * Errors that no change of ours could fix: browsers raise them without anything being broken, extensions and in-app browsers bring their
 * own scripts. Collected from what error services filter by default and from MDN (`ResizeObserver`, "Observation errors").
 */

const HARMLESS: readonly RegExp[] = [
  // The rest of the observations comes with the next frame.
  /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  // A script of another origin, without details; none of ours is one.
  /^Script error\.?$/,
  // Scanners of links in mail.
  /Object Not Found Matching Id:\d+/,
  // Browsers inside other apps, and extensions.
  /webkit\.messageHandlers|__gCrWeb|__firefox__|instantSearchSDKJSBridgeClearHighlight|Extension context invalidated/,
  // A page that is left aborts its requests.
  /^AbortError\b|The operation was aborted|The user aborted a request/,
];

const EXTENSION = /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;

/** Reports whether an uncaught error is known to be noise. */
export function isHarmless(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const plain = error instanceof Error ? error.message : text;
  const comesFromExtension = error instanceof Error && EXTENSION.test(error.stack ?? '');
  return comesFromExtension || HARMLESS.some((noise) => noise.test(text) || noise.test(plain));
}
