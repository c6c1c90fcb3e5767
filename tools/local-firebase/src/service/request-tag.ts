/** HTTP headers or gRPC metadata, names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

const MAX_LENGTH = 200;

/**
 * Returns the name under which the cost of a request is counted, from the most precise header that its client sends: `X-Local-Tag`, where a
 * client lets its user set headers; the app id of the Firebase configuration, which the unmodified browser and Node SDKs send along; the
 * requesting page, as far as its browser reveals it.
 */
export function tagOf(headers: Headers): string | undefined {
  const given = first(headers['x-local-tag']) ?? first(headers['x-firebase-gmpid']);
  const tag = given ?? pageOf(first(headers.referer)) ?? first(headers.origin);
  return tag?.slice(0, MAX_LENGTH);
}

/** Returns a page without its query, which differs from visit to visit. */
function pageOf(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return pathname === '/' ? origin : origin + pathname;
}

function first(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  return text === '' ? undefined : text;
}
