/*
 * Requests that the first script of a page has started (start-remote.ts) and that the app takes over when it runs: the two
 * are built apart and meet at the page itself.
 */

/** Request that is under way, and what ends it. */
interface EarlyAnswer {
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  var __earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Starts the request of a URL early, and holds the response for the first caller of {@link takeEarly}. */
export function askEarly(url: string): Promise<Response> {
  const abort = new AbortController();
  const answer = fetch(url, { cache: 'no-cache', signal: abort.signal });
  // The caller that takes it handles a failure.
  answer.catch(() => undefined);
  (globalThis.__earlyAnswers ??= new Map()).set(url, { answer, abort });
  return answer;
}

/**
 * Hands over the response of an early request, once: another attempt has to send a new request.
 *
 * @param signal - Ends the request. One that hangs holds the browser's cache for its address, so that the next one would wait behind it.
 */
export function takeEarly(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.__earlyAnswers?.get(url);
  if (!early) return undefined;
  globalThis.__earlyAnswers?.delete(url);
  signal.addEventListener('abort', () => early.abort.abort(signal.reason));
  return early.answer;
}
