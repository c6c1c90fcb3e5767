/** Request that a page sent. */
interface SentRequest {
  path: string;
  body: unknown;
}

/**
 * Stands in for the network in the tests of a file; call it once, at the top.
 *
 * @returns Answers each request with the next of these refusals, where `''` is none; after the last one the network fails. It
 * returns the requests in order.
 */
export function openRefusals(): (refusals: readonly string[]) => SentRequest[] {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });
  return (refusals) => {
    const sent: SentRequest[] = [];
    globalThis.fetch = async (input, init) => {
      const refusal = refusals[sent.length];
      sent.push({ path: String(input), body: JSON.parse(String(init?.body)) });
      if (refusal === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify({ refusal }));
    };
    return sent;
  };
}
