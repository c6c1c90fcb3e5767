/**
 * Settings of a deployment, the only list of them. `docs/settings.md` is made from it.
 *
 * @typedef {object} Setting
 * @property {string} name - Environment variable of the build, or the secret's name in Secret Manager.
 * @property {'build' | 'param' | 'secret'} kind - `build`: written into what is built. `param`: given to the functions in
 *   their `.env`, from the environment of their build. `secret`: in Secret Manager only.
 * @property {readonly string[]} parts - Parts of the product that need it.
 * @property {boolean} [optional] - True when the product runs without it.
 * @property {string} without - What doesn't work without it.
 * @property {string} source - Where an operator finds or makes the value.
 */

const BUILD = /** @type {const} */ ('build');
const PARAM = /** @type {const} */ ('param');
const SECRET = /** @type {const} */ ('secret');

const APPS = ['shell', 'user-app', 'admin-app', 'public-card'];
const EVERYTHING = [...APPS, 'functions'];
const CONSOLE = 'Firebase console, project settings, your web app';

/** @type {readonly Setting[]} */
export const SETTINGS = [
  {
    ...{ name: 'FIREBASE_PROJECT_ID', kind: BUILD, parts: EVERYTHING },
    without: 'The build is one for the local stack, which no project loads.',
    source: CONSOLE,
  },
  ...['FIREBASE_API_KEY', 'FIREBASE_APP_ID', 'FIREBASE_AUTH_DOMAIN'].map((name) => ({
    ...{ name, kind: BUILD, parts: EVERYTHING },
    without: 'The apps reach neither accounts nor data.',
    source: CONSOLE,
  })),
  {
    ...{ name: 'FIREBASE_STORAGE_BUCKET', kind: BUILD, parts: EVERYTHING },
    without: 'Photos are neither stored nor shown.',
    source: CONSOLE,
  },
  {
    ...{ name: 'FIREBASE_REGION', kind: BUILD, parts: EVERYTHING, optional: true },
    without: '`us-central1`.',
    source:
      'A region of Cloud Run near the database, such as `europe-west1`; for good, as functions of another region are other functions',
  },
  {
    ...{ name: 'CARD_MIN_INSTANCES', kind: BUILD, parts: ['public-card'], optional: true },
    without: '1: a card is never kept waiting for a server that starts, for some 7 $ a month.',
    source: 'Number of servers of cards that are always ready; 0 for none',
  },
  ...[
    ['SHELL_ORIGIN', 'the product'],
    ['USER_APP_ORIGIN', 'the remote user-app'],
    ['ADMIN_APP_ORIGIN', 'the remote admin-app'],
    ['PUBLIC_CARD_ORIGIN', 'the cards'],
  ].map(([name, site]) => ({
    ...{ name, kind: BUILD, parts: EVERYTHING },
    without: 'Links, the policy of content and the remotes would point elsewhere.',
    source: `Address of the Hosting site of ${site}, \`https://…\``,
  })),
  ...[
    ['OPERATOR_NAME', 'Name'],
    ['OPERATOR_TAX_ID', 'Tax id'],
    ['OPERATOR_ADDRESS', 'Postal address'],
    ['OPERATOR_EMAIL', 'E-mail address'],
  ].map(([name, what]) => ({
    ...{ name, kind: BUILD, parts: ['shell', 'public-card', 'functions'] },
    without: 'Legal pages and mail name nobody, which the law forbids.',
    source: `${what} of the company that runs the installation`,
  })),
  {
    ...{ name: 'FIREBASE_MEASUREMENT_ID', kind: BUILD, parts: ['shell'], optional: true },
    without: 'No analytics.',
    source: 'Google Analytics, data stream',
  },
  {
    ...{ name: 'APP_CHECK_SITE_KEY', kind: BUILD, optional: true },
    parts: ['shell', 'user-app', 'admin-app', 'functions'],
    without: 'Programs with an account may use the callables as our pages do, as often as the limits allow.',
    source:
      'Google Cloud console, reCAPTCHA Enterprise, a key for the site of the product; then Firebase console, App Check, the web app with that key',
  },
  {
    ...{ name: 'SENTRY_DSN', kind: BUILD, parts: ['shell', 'user-app', 'admin-app'], optional: true },
    without: 'Errors are kept as alerts only.',
    source: 'Sentry, client keys of the project',
  },
  {
    ...{
      name: 'SENTRY_ENVIRONMENT',
      kind: BUILD,
      parts: ['shell', 'user-app', 'admin-app'],
      optional: true,
    },
    without: '`production`.',
    source: 'A name of your choice',
  },
  {
    ...{
      name: 'SENTRY_SAMPLE_RATE',
      kind: BUILD,
      parts: ['shell', 'user-app', 'admin-app'],
      optional: true,
    },
    without: 'All errors are sent.',
    source: 'A share from 0 to 1',
  },
  {
    ...{ name: 'SENTRY_TRACES_SAMPLE_RATE', kind: BUILD, optional: true },
    parts: ['shell', 'user-app', 'admin-app'],
    without: 'A tenth of the slow operations is sent.',
    source: 'A share from 0 to 1',
  },
  {
    ...{ name: 'BOOKING_SECRET', kind: SECRET, parts: ['functions'] },
    without: 'Nobody can book: links to bookings and the proof of work are signed with it.',
    source:
      '`openssl rand -base64 48`; to change it, `new,old` until the last booking made with the old one is over, then `new`',
  },
  {
    ...{ name: 'SMTP_URL', kind: SECRET, parts: ['functions'] },
    without: 'Mail waits, and administrators hear of it once a day.',
    source: 'Mail provider: `smtps://user:password@host`, or `smtp://…:587` for STARTTLS',
  },
  {
    ...{ name: 'MAIL_FROM', kind: PARAM, parts: ['functions'] },
    without: 'Mail waits, as without SMTP_URL.',
    source: 'An address of a domain whose SPF and DKIM name the mail provider',
  },
  {
    ...{ name: 'STRIPE_MODE', kind: BUILD, parts: ['functions'], optional: true },
    without: 'No payments through Stripe: owners use payment links.',
    source:
      '`test` or `live`, the mode of the two secrets below, which the functions then need: `docs/stripe.md`',
  },
  {
    ...{ name: 'STRIPE_SECRET_KEY', kind: SECRET, parts: ['functions'], optional: true },
    without: 'As without STRIPE_MODE. The services `api`, `visitor`, `jobs` and `stripe` get it, no other.',
    source: 'Stripe dashboard, developers, API keys: a restricted key `rk_…`, or the secret key `sk_…`',
  },
  {
    ...{ name: 'STRIPE_WEBHOOK_SECRET', kind: SECRET, parts: ['functions'], optional: true },
    without: 'Payments are noticed by the reconcile job only. The service `stripe` gets it, no other.',
    source:
      'Stripe dashboard, webhooks, endpoint for connected accounts: `whsec_…`; to change it, `new,old` for a day, then `new`',
  },
  {
    ...{ name: 'VAPID_PUBLIC_KEY', kind: BUILD, parts: ['user-app', 'functions'], optional: true },
    without: 'Owners are notified in the bell and by mail, not on their devices.',
    source:
      'Half of a pair of keys of P-256, in base64url: `npx web-push generate-vapid-keys`. Another pair makes every device ask anew',
  },
  {
    ...{ name: 'VAPID_PRIVATE_KEY', kind: SECRET, parts: ['functions'], optional: true },
    without: 'As without VAPID_PUBLIC_KEY. The service `mail` gets it, no other.',
    source: 'The other half of the pair',
  },
  {
    ...{ name: 'GOOGLE_WALLET_ISSUER', kind: BUILD, parts: ['user-app', 'functions'], optional: true },
    without: 'No passes for Google Wallet.',
    source: 'Google Pay & Wallet Console, Google Wallet API, issuer ID: digits',
  },
  {
    ...{ name: 'GOOGLE_WALLET_KEY', kind: SECRET, parts: ['functions'], optional: true },
    without: 'As without GOOGLE_WALLET_ISSUER. The service `api` gets it, no other.',
    source:
      'Google Cloud console, a service account that the issuer has as a developer, its key as JSON, whole',
  },
  {
    ...{ name: 'APPLE_PASS_TYPE', kind: BUILD, parts: ['user-app', 'functions'], optional: true },
    without: 'No passes for Apple’s wallet.',
    source: 'Apple developer portal, identifiers, Pass Type IDs: `pass.…`',
  },
  {
    ...{ name: 'APPLE_PASS_CERTIFICATE', kind: SECRET, parts: ['functions'], optional: true },
    without: 'As without APPLE_PASS_TYPE. The service `api` gets it, no other.',
    source:
      'PEM of the certificate of that Pass Type ID, of its private key without a password, and of Apple’s WWDR certificate, one below the other in this order',
  },
  {
    ...{ name: 'GOOGLE_CALENDAR_CLIENT_ID', kind: BUILD, parts: ['functions'], optional: true },
    without: 'Owners connect Google Calendar by its secret address only: it is read, and gets no bookings.',
    source:
      'Google Cloud console, an OAuth client for a web application: `….apps.googleusercontent.com`; `docs/calendars.md`',
  },
  {
    ...{ name: 'GOOGLE_CALENDAR_CLIENT_SECRET', kind: SECRET, parts: ['functions'], optional: true },
    without:
      'As without GOOGLE_CALENDAR_CLIENT_ID. The services `api`, `visitor` and `jobs` get it, no other.',
    source: 'Google Cloud console, the secret of that OAuth client',
  },
  {
    ...{ name: 'MICROSOFT_CALENDAR_CLIENT_ID', kind: BUILD, parts: ['functions'], optional: true },
    without: 'Owners connect Outlook by its secret address only: it is read, and gets no bookings.',
    source:
      'Microsoft Entra admin centre, an app registration, its application (client) ID; `docs/calendars.md`',
  },
  {
    ...{ name: 'MICROSOFT_CALENDAR_CLIENT_SECRET', kind: SECRET, parts: ['functions'], optional: true },
    without:
      'As without MICROSOFT_CALENDAR_CLIENT_ID. The services `api`, `visitor` and `jobs` get it, no other.',
    source:
      'Microsoft Entra admin centre, the value of a client secret of that app registration, which ends after at most 24 months',
  },
  {
    ...{ name: 'STRIPE_FEE_PERCENT', kind: PARAM, parts: ['functions'], optional: true },
    without: '0: the product takes no share.',
    source: 'A percentage for all plans, or one a plan: `free=2,premium=1,enterprise=0`',
  },
  {
    ...{ name: 'ALERT_WEBHOOK_URL', kind: PARAM, parts: ['functions'], optional: true },
    without:
      'Alerts call the webhook of Administration, Configuración; without that one too they are only kept.',
    source: 'Chat or on-call service, incoming webhook',
  },
  {
    ...{ name: 'TRUSTED_PROXY_HOPS', kind: PARAM, parts: ['functions'], optional: true },
    without: '2: Hosting and Google’s front end.',
    source: 'Number of proxies in front of the functions',
  },
  {
    ...{ name: 'TRUSTED_EDGES', kind: PARAM, parts: ['functions'], optional: true },
    without: 'The networks of Hosting (`functions/src/limits/hosting-edges.ts`).',
    source: 'Networks of your own edge, with commas between them',
  },
];

/** Returns the settings of these kinds. */
export const settingsOf = (...kinds) => SETTINGS.filter(({ kind }) => kinds.includes(kind));
