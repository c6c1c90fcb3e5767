/** Reads the body of a request that the product sent. */
export function readBody<T>(body: string): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a request of another form than Google and Microsoft describe fails in the product's tests
  return JSON.parse(body) as T;
}
