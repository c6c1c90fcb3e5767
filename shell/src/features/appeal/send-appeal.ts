/** Time after which an appeal counts as not sent, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Sends the appeal of a suspended account. Sending the same text again is harmless.
 *
 * @returns Code of the refusal; empty when it was taken, `unexpected` when nothing answers.
 */
export async function sendAppeal(appeal: { uid: string; proof: string; text: string }): Promise<string> {
  try {
    const response = await fetch('/v/appeal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(appeal),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { refusal } = (await response.json()) as { refusal?: unknown };
    return typeof refusal === 'string' ? refusal : 'unexpected';
  } catch {
    return 'unexpected';
  }
}
