/**
 * The one table of security headers: what each site may load, applied by Hosting (through the generated firebase.json)
 * and by the functions that answer pages themselves.
 */
import type { Endpoints } from '../../shared-lib/src/platform/config/endpoints';

/** Sites and pages that send these headers. */
export type Surface = 'shell' | 'user-app' | 'admin-app' | 'public-card' | 'sandbox';

/** Path of the templates' sandbox on the public-card site. */
export const SANDBOX_PATH = '/sandbox.html';

type Directives = Record<string, readonly string[]>;

const GOOGLE_APIS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** Returns the origins that the Firebase SDK of a signed-in app connects to. */
function firebaseSources(endpoints: Endpoints, functionsOrigin: string): string[] {
  const { emulators } = endpoints;
  if (!emulators) return [...GOOGLE_APIS, functionsOrigin];
  const origin = (port: number) => `http://${emulators.host}:${port}`;
  const { auth, firestore, storage, functions, collector } = emulators;
  return [auth, firestore, storage, functions, collector].map(origin);
}

function directives(surface: Surface, endpoints: Endpoints, functionsOrigin: string): Directives {
  const { origins } = endpoints;
  const remotes = [origins.userApp, origins.adminApp, origins.publicCard];
  const firebase = firebaseSources(endpoints, functionsOrigin);
  const common: Directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  if (surface === 'sandbox') {
    return {
      // An opaque origin, so no access to cookies or storage.
      sandbox: ['allow-scripts'],
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': [origins.shell, origins.userApp, origins.adminApp],
      'frame-src': ["'none'"],
      // A template's code comes to its worker as a blob; text is never evaluated.
      'script-src': ["'self'", 'blob:'],
      'worker-src': ['blob:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      // The typeface of the card's look.
      'font-src': ["'self'"],
    };
  }
  if (surface === 'public-card') {
    return {
      ...common,
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
    };
  }
  const scripts = surface === 'shell' ? remotes : [];
  return {
    ...common,
    'script-src': ["'self'", ...scripts],
    // The component library sets style attributes and injects rules.
    'style-src': ["'self'", "'unsafe-inline'", ...scripts],
    'img-src': ["'self'", 'data:', 'blob:', origins.publicCard, ...firebase],
    // Cards' typefaces are on the cards' site.
    'font-src': ["'self'", 'data:', ...new Set([...scripts, origins.publicCard])],
    'connect-src': ["'self'", ...remotes, ...firebase],
    // Only this page, so that the frame can't navigate elsewhere with the data that it was sent.
    'frame-src': [origins.publicCard + SANDBOX_PATH],
  };
}

/**
 * Returns the Content-Security-Policy of a site.
 *
 * @param extra - Sources to add to directives, such as the style hashes of one page.
 * @param functionsOrigin - Where callables answer in production; pages that call none need none.
 */
export function contentSecurityPolicy(
  surface: Surface,
  endpoints: Endpoints,
  extra: Directives = {},
  functionsOrigin = '',
): string {
  const table = directives(surface, endpoints, functionsOrigin);
  return Object.entries({ ...table, ...pick(extra, table) })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function pick(extra: Directives, table: Directives): Directives {
  return Object.fromEntries(
    Object.entries(extra).map(([name, sources]) => [
      name,
      [...(table[name] ?? []).filter((source) => source !== "'none'"), ...sources],
    ]),
  );
}

/** Headers that every page of ours carries besides its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of the templates' sandbox besides its policy. */
export const SANDBOX_HEADERS: Readonly<Record<string, string>> = {
  // A process of its own: a template that never ends stops nothing else.
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
};

/** Headers of answers with data, which must not be displayed, framed or cached. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};
