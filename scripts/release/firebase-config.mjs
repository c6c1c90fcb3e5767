import { posix } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { DEFAULT_REGION, regionOf, reportingSources } from '../../build/release/deployment.mjs';
import { outputFolder } from '../../build/release/output-folder.mjs';
import { APP_PAGE, PRERENDERED_PAGES } from '../../build/pages/prerendered-pages.mjs';

const IMMUTABLE = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const REVALIDATE = { key: 'Cache-Control', value: 'no-cache' };
/** Icons of the cards' site are in each of its releases, and a browser may show an old one for a week. */
const ICONS = {
  source: '/@(favicon.svg|favicon.ico|apple-touch-icon.png)',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }],
};
const NOT_GUESSED = { key: 'X-Content-Type-Options', value: 'nosniff' };

/** Returns the header with which the shell's pages may read the files of another site. */
const readableBy = (target) =>
  target === 'shell' ? [] : [{ key: 'Access-Control-Allow-Origin', value: '*' }];

/** Returns the headers of the files that never change, named one by one, folder by folder. */
function lastingHeaders(files) {
  const folders = new Map();
  for (const file of files) {
    const folder = posix.join('/', posix.dirname(file));
    folders.set(folder, [...(folders.get(folder) ?? []), posix.basename(file)]);
  }
  return [...folders].map(([folder, names]) => ({
    source: posix.join(folder, `@(${names.join('|')})`),
    headers: [IMMUTABLE],
  }));
}

/**
 * The contents of firebase.json: four Hosting sites, two Functions codebases, rules and indexes, with the security
 * headers of build/server/csp.ts. The committed file is this for production; the local stack writes its own with its ports.
 *
 * @param {object} options
 * @param {import('../../shared-lib/src/platform/config').Endpoints} options.endpoints
 * @param {string} options.functionsOrigin - Where callables answer in production.
 * @param {string} [options.region] - Of the functions.
 * @param {{ connect: string[], script: string[], frame?: string[] }} [options.reporting] - Of monitoring, analytics and App Check.
 * @param {boolean} [options.local] - For the local stack.
 * @param {(folder: string) => string[]} [options.lasting] - For a release: the files of a built site that never change, by its folder.
 *   Hosting sends the headers of an address whether there is a file or not: with their names listed, only existing files are cached for
 *   ever, and a browser that gets a 404 for a missing one requests it again.
 */
export async function firebaseConfig({
  endpoints,
  functionsOrigin,
  region = DEFAULT_REGION,
  reporting,
  local = false,
  lasting = undefined,
}) {
  const { contentSecurityPolicy, PAGE_HEADERS, SANDBOX_HEADERS, SANDBOX_PATH } = await tsImport(
    '../../build/server/csp.ts',
    import.meta.url,
  );
  // Nothing of the kind on a card.
  const extra = (surface) =>
    reporting && surface !== 'public-card'
      ? {
          'connect-src': reporting.connect,
          'script-src': reporting.script,
          'frame-src': reporting.frame ?? [],
        }
      : {};
  const pageHeaders = (surface) => [
    {
      key: 'Content-Security-Policy',
      value: contentSecurityPolicy(surface, endpoints, extra(surface), functionsOrigin),
    },
    ...Object.entries(PAGE_HEADERS).map(([key, value]) => ({ key, value })),
  ];
  const toFunction = (source, functionId) => ({ source, function: { functionId, region } });
  // Not pinned to a site's release: the cards' site keeps the files that earlier pages name (scripts/release).
  const cardRewrite = toFunction('/c/**', 'card');
  // Visits, reports of a card, and bookings.
  const visits = [toFunction('/v/**', 'visitor'), toFunction('/b/**', 'visitor')];
  // After the block for all pages, whose policy it replaces.
  const sandbox = {
    source: SANDBOX_PATH,
    headers: [
      { key: 'Content-Security-Policy', value: contentSecurityPolicy('sandbox', endpoints) },
      ...Object.entries(SANDBOX_HEADERS).map(([key, value]) => ({ key, value })),
    ],
  };
  // A release is checked just before it is uploaded.
  const checked = (folder) => lasting && { predeploy: [`node scripts/checks/check-build.mjs ${folder}`] };
  const built = (part) => outputFolder(part, !local);
  const site = (target, folder, surface, rewrites, redirects = undefined) => ({
    target,
    public: folder,
    ...checked(folder),
    ignore: ['**/.*', '**/*.map'],
    headers: [
      // The function sets all headers of a card's page itself; a block that matched would overwrite them.
      {
        source: '!/@(assets|b|c|v)/**',
        headers: [REVALIDATE, ...pageHeaders(surface), ...readableBy(target)],
      },
      // Files in this folder are never shown as a page: the page that loads them has the policy.
      { source: '/assets/**', headers: [REVALIDATE, NOT_GUESSED, ...readableBy(target)] },
      ...(target === 'public-card' ? [sandbox, ICONS] : []),
      ...lastingHeaders(lasting?.(folder) ?? []),
    ],
    ...(redirects && { redirects }),
    rewrites,
  });
  const codebase = (name, source) => ({ source, codebase: name, runtime: 'nodejs22', ...checked(source) });
  // Missing files stay 404, such as a worker or a script of an earlier release, or a text that never existed. The last pattern is for
  // addresses that end with a slash.
  const pagesFrom = (file) =>
    ['/!(assets|b|c|v|*.*)', '/!(assets|b|c|v)/**/!(*.*)', '/!(assets|b|c|v)/**/'].map((source) => ({
      source,
      destination: `/${file}`,
    }));
  const pages = pagesFrom('index.html');
  // Hosting itself answers `/` with index.html.
  const prerendered = PRERENDERED_PAGES.filter(({ path }) => path !== '/').map(({ path, file }) => ({
    source: path,
    destination: `/${file}`,
  }));
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    functions: [codebase('default', built('functions')), codebase('card', `${built('public-card')}/server`)],
    hosting: [
      site('shell', built('shell'), 'shell', [
        cardRewrite,
        ...visits,
        ...prerendered,
        ...pagesFrom(APP_PAGE),
      ]),
      site('user-app', built('user-app'), 'user-app', pages),
      site('admin-app', built('admin-app'), 'admin-app', pages),
      // Serves only its files and answers 404 to others (404.html). Files for search engines come from the function, which knows the site's
      // address.
      site(
        'public-card',
        `${built('public-card')}/site`,
        'public-card',
        [cardRewrite, ...visits],
        // Google's framework for functions answers 404 to `/robots.txt` itself; search engines follow a redirect.
        ['robots.txt', 'sitemap.xml'].map((name) => ({
          source: `/${name}`,
          destination: `/c/${name}`,
          type: 301,
        })),
      ),
    ],
  };
}

/**
 * firebase.json for the project that the environment names, or for the demo project.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(folder: string) => string[]} [lasting] - As {@link firebaseConfig} takes it.
 */
export async function productionConfig(env = process.env, lasting = undefined) {
  const project = env.FIREBASE_PROJECT_ID ?? 'demo-tarjetero';
  const site = (suffix) => `https://${project}${suffix}.web.app`;
  return firebaseConfig({
    endpoints: {
      emulators: null,
      origins: {
        shell: env.SHELL_ORIGIN ?? site(''),
        userApp: env.USER_APP_ORIGIN ?? site('-user'),
        adminApp: env.ADMIN_APP_ORIGIN ?? site('-admin'),
        publicCard: env.PUBLIC_CARD_ORIGIN ?? site('-card'),
      },
    },
    functionsOrigin: `https://${regionOf(env)}-${project}.cloudfunctions.net`,
    region: regionOf(env),
    reporting: reportingSources(env),
    lasting,
  });
}
