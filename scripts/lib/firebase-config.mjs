import { reportingSources } from '../../build/deployment.mjs';
import { APP_PAGE, PRERENDERED_PAGES } from '../../build/prerendered-pages.mjs';
import { importTypescript } from './typescript.mjs';

const IMMUTABLE = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const REVALIDATE = { key: 'Cache-Control', value: 'no-cache' };
const CROSS_ORIGIN = { key: 'Access-Control-Allow-Origin', value: '*' };

/**
 * The contents of firebase.json: four Hosting sites, two Functions codebases, rules and indexes, with the security
 * headers of build/csp.ts. The committed file is this for production; the local stack writes its own with its ports.
 *
 * @param {object} options
 * @param {import('../../shared-lib/src/config').Endpoints} options.endpoints
 * @param {string} options.functionsOrigin - Where callables answer in production.
 * @param {{ connect: string[], script: string[] }} [options.reporting] - Of monitoring and analytics.
 * @param {boolean} [options.local] - For the local stack.
 */
export async function firebaseConfig({ endpoints, functionsOrigin, reporting, local = false }) {
  const { contentSecurityPolicy, PAGE_HEADERS, SANDBOX_HEADERS, SANDBOX_PATH } = await importTypescript(
    '../../build/csp.ts',
    import.meta.url,
  );
  // Nothing of the kind on a card.
  const extra = (surface) =>
    reporting && surface !== 'public-card'
      ? { 'connect-src': reporting.connect, 'script-src': reporting.script }
      : {};
  const pageHeaders = (surface) => [
    {
      key: 'Content-Security-Policy',
      value: contentSecurityPolicy(surface, endpoints, extra(surface), functionsOrigin),
    },
    ...Object.entries(PAGE_HEADERS).map(([key, value]) => ({ key, value })),
  ];
  // Pinned in production, so that a page and the function that renders it are released and rolled back together.
  const cardFunction = { functionId: 'card', region: 'us-central1', ...(local ? {} : { pinTag: true }) };
  const cardRewrite = { source: '/c/**', function: cardFunction };
  // What a visitor's page tells, reports of a card, and bookings.
  const toFunction = (source, functionId) => ({ source, function: { functionId, region: 'us-central1' } });
  const visits = [toFunction('/v/**', 'visitor'), toFunction('/b/**', 'visitor')];
  // After the block for all pages, whose policy it replaces.
  const sandbox = {
    source: SANDBOX_PATH,
    headers: [
      { key: 'Content-Security-Policy', value: contentSecurityPolicy('sandbox', endpoints) },
      ...Object.entries(SANDBOX_HEADERS).map(([key, value]) => ({ key, value })),
    ],
  };
  const site = (target, folder, surface, rewrites) => ({
    target,
    public: folder,
    ignore: ['**/.*', '**/*.map'],
    headers: [
      // The function sets all headers of a card's page itself; a block that matched would overwrite them.
      {
        source: '!/@(b|c|v)/**',
        headers: [REVALIDATE, ...pageHeaders(surface), ...(target === 'shell' ? [] : [CROSS_ORIGIN])],
      },
      ...(target === 'public-card' ? [sandbox] : []),
      { source: '/assets/**', headers: [IMMUTABLE] },
      { source: '/remoteEntry.*.js', headers: [IMMUTABLE] },
    ],
    rewrites,
  });
  // Missing assets stay 404 instead of turning into a page that is cached for ever.
  const pageFrom = (file) => ({ source: '!/@(assets|b|c|v)/**', destination: `/${file}` });
  const page = pageFrom('index.html');
  // Hosting itself answers `/` with index.html.
  const prerendered = PRERENDERED_PAGES.filter(({ path }) => path !== '/').map(({ path, file }) => ({
    source: path,
    destination: `/${file}`,
  }));
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    functions: [
      { source: 'functions/dist', codebase: 'default', runtime: 'nodejs22' },
      { source: 'public-card/dist/server', codebase: 'card', runtime: 'nodejs22' },
    ],
    hosting: [
      site('shell', 'shell/dist', 'shell', [cardRewrite, ...visits, ...prerendered, pageFrom(APP_PAGE)]),
      site('user-app', 'user-app/dist', 'user-app', [page]),
      site('admin-app', 'admin-app/dist', 'admin-app', [page]),
      site('public-card', 'public-card/dist/site', 'public-card', [cardRewrite, ...visits, page]),
    ],
  };
}

/** firebase.json for the project that the environment names, or for the demo project. */
export async function productionConfig(env = process.env) {
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
    functionsOrigin: `https://us-central1-${project}.cloudfunctions.net`,
    reporting: reportingSources(env),
  });
}
