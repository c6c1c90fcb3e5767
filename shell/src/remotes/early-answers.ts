/*
 * Requests that the first script of a page has started (start-remote.ts) and that the app takes over when it runs: the two
 * are built apart and meet at the page itself.
 */

declare global {
  var __earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Asks for an address ahead, and keeps the answer for whoever needs it first. */
export function askEarly(url: string): Promise<Response> {
  const answer = fetch(url, { cache: 'no-cache' });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  (globalThis.__earlyAnswers ??= new Map()).set(url, answer);
  return answer;
}

/** Hands over an answer that was asked for ahead, once: who tries again asks anew. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = globalThis.__earlyAnswers?.get(url);
  globalThis.__earlyAnswers?.delete(url);
  return answer;
}
