/** Time after which a request counts as not sent, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Sends what somebody without a session may do with the link of a mail. Sending the same again is harmless.
 *
 * @param path - Path of the function, which answers with the code of its refusal.
 * @returns Code of the refusal; empty when it was taken, `unexpected` when nothing answers.
 */
export async function postForRefusal(path: string, body: object): Promise<string> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { refusal }: { refusal?: unknown } = await response.json();
    return typeof refusal === 'string' ? refusal : 'unexpected';
  } catch {
    return 'unexpected';
  }
}
