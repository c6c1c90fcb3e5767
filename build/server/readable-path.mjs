function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns an address that can be decoded. One that can't, such as `/c/%ff`, is taken letter by letter: it is an address at which
 * nothing is, and no error of a server's.
 *
 * @param {string} url - Path and query, as they were sent.
 * @returns {string}
 */
export function readablePath(url) {
  const [path, query] = url.split(/(?=\?)(.*)/s);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + (query ?? '');
}
