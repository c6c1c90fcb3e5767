/** Half of the time in which IndexedDB answers on the slowest devices, in milliseconds. */
const HALF_MS = 2500;

/**
 * Waits for an answer of IndexedDB. Where none comes, the page goes on as in a browser that has none: the SDKs, which would
 * wait for ever, find none either and store the session elsewhere.
 */
export async function answerOfDatabase<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
      reject(new Error('IndexedDB does not answer'));
    };
    // In two halves, so that an answer that waits behind a long task still counts.
    timer = setTimeout(() => (timer = setTimeout(giveUp, HALF_MS)), HALF_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
