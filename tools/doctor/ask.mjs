/**
 * Questions to Google's APIs about a project. They go through `fetch`, so that tests answer them with what a project really answered.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Most pages of one list. */
const PAGES = 50;

/**
 * @typedef {{ status: number, body: any }} Answer - Status 0 when nobody answered.
 * @typedef {(host: string, path: string, request?: { method?: string, body?: object }) => Promise<Answer>} Ask
 */

/**
 * Returns a function that calls Google's APIs.
 *
 * @param {object} options
 * @param {string} options.token - Access token of an operator.
 * @param {string} options.project - Project whose quota the requests count for.
 * @param {(host: string) => string} [options.originOf] - Origin at which a host is reached; tests and emulators have others.
 * @returns {Ask}
 */
export function askingWith({ token, project, originOf = (host) => `https://${host}` }) {
  return async (host, path, { method = 'GET', body } = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-goog-user-project': project,
    };
    try {
      const response = await fetch(`${originOf(host)}${path}`, {
        ...{ method, headers, signal: AbortSignal.timeout(30_000) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  };
}

/**
 * Fetches a whole list, page by page.
 *
 * @param {Ask} ask
 * @param {string} field - Of the answer, with the items.
 * @returns {Promise<Answer>} `body` is the list, when the status is 200.
 */
export async function askForAll(ask, host, path, field) {
  const items = [];
  let pageToken = '';
  for (let page = 0; page < PAGES; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const from = pageToken ? `${separator}pageToken=${encodeURIComponent(pageToken)}` : '';
    const answer = await ask(host, path + from);
    if (answer.status !== 200) return answer;
    items.push(...(answer.body?.[field] ?? []));
    pageToken = answer.body?.nextPageToken ?? '';
    if (!pageToken) break;
  }
  return { status: 200, body: items };
}

/** Returns an access token of the session of the CLI (`npx firebase login`, or GOOGLE_APPLICATION_CREDENTIALS). */
export async function readAccessToken(project) {
  const { requireAuth } = require('firebase-tools/lib/requireAuth');
  const { getAccessToken } = require('firebase-tools/lib/apiv2');
  await requireAuth({ project });
  return getAccessToken();
}
