import { settingsOf } from './settings.mjs';

/**
 * Variables that a production build needs from the environment; without FIREBASE_PROJECT_ID the build is for the local
 * stack. With it all of them are required, so that a half-configured build can't be deployed.
 *
 * @see ../shared-lib/src/platform/config/deployment.ts for the shape
 */
const NEEDED = settingsOf('build').flatMap(({ name, optional }) => (optional ? [] : name));

/** Region of the functions unless the settings name another. */
export const DEFAULT_REGION = 'us-central1';

/** Returns the region of the functions. */
export const regionOf = (env = process.env) => env.FIREBASE_REGION || DEFAULT_REGION;

/** Parses a number of warm instances. */
function readInstances(env, name, otherwise) {
  const count = Number(env[name] || otherwise);
  if (!(Number.isInteger(count) && count >= 0))
    throw new Error(`${name}=${env[name]} must be a whole number`);
  return count;
}

/** Returns the mode of Stripe's keys; empty where the deployment has none. */
function readStripeMode(env) {
  const mode = env.STRIPE_MODE || '';
  if (!['', 'test', 'live'].includes(mode)) throw new Error(`STRIPE_MODE=${mode} must be test or live`);
  return mode;
}

/** Returns the public key of pushes to devices; empty where the deployment has none. */
function readPushKey(env) {
  const key = env.VAPID_PUBLIC_KEY || '';
  // 65 bytes in base64url: a point of P-256 that isn't compressed.
  if (key !== '' && !/^B[\w-]{86}$/.test(key))
    throw new Error('VAPID_PUBLIC_KEY must have 87 characters of base64url');
  return key;
}

/** Returns the wallets that passes are made for; empty where the deployment has none. */
function readWallets(env) {
  const googleIssuer = env.GOOGLE_WALLET_ISSUER || '';
  if (!/^\d*$/.test(googleIssuer)) throw new Error(`GOOGLE_WALLET_ISSUER=${googleIssuer} must be a number`);
  const applePassType = env.APPLE_PASS_TYPE || '';
  if (!/^(pass\.[\w.-]+)?$/.test(applePassType))
    throw new Error(`APPLE_PASS_TYPE=${applePassType} must begin with pass.`);
  return { googleIssuer, applePassType };
}

/** Returns the operator's client ids at makers of calendars; empty where the deployment has none. */
function readCalendars(env) {
  const googleClient = env.GOOGLE_CALENDAR_CLIENT_ID || '';
  if (!/^([\w-]+\.apps\.googleusercontent\.com)?$/.test(googleClient))
    throw new Error(`GOOGLE_CALENDAR_CLIENT_ID=${googleClient} must end with .apps.googleusercontent.com`);
  const microsoftClient = env.MICROSOFT_CALENDAR_CLIENT_ID || '';
  if (!/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i.test(microsoftClient))
    throw new Error(`MICROSOFT_CALENDAR_CLIENT_ID=${microsoftClient} must be an application ID, a GUID`);
  return { googleClient, microsoftClient };
}

/** Parses a share from 0 to 1. */
function readShare(env, name, otherwise) {
  const share = Number(env[name] ?? otherwise);
  if (!(share >= 0 && share <= 1)) throw new Error(`${name}=${env[name]} must be a number from 0 to 1`);
  return share;
}

/** Returns the sources of reCAPTCHA, by which App Check distinguishes our pages from programs; none without a site key. */
function appCheckSources(env) {
  if (!env.APP_CHECK_SITE_KEY) return { connect: [], script: [], frame: [] };
  const google = 'https://www.google.com/recaptcha/';
  return {
    connect: ['https://content-firebaseappcheck.googleapis.com', google],
    script: [google, 'https://www.gstatic.com/recaptcha/'],
    frame: [google],
  };
}

/** Returns the origins of monitoring, analytics and App Check that the environment names; the product runs without them. */
export function reportingSources(env = process.env) {
  const appCheck = appCheckSources(env);
  const { connect, script } = reporting(env);
  return {
    connect: [...connect, ...appCheck.connect],
    script: [...script, ...appCheck.script],
    frame: appCheck.frame,
  };
}

function reporting(env) {
  const monitoring = env.SENTRY_DSN ? [new URL(env.SENTRY_DSN).origin] : [];
  if (!env.FIREBASE_MEASUREMENT_ID) return { connect: monitoring, script: [] };
  return {
    connect: [
      ...monitoring,
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://firebase.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
    ],
    script: ['https://www.googletagmanager.com'],
  };
}

export function readDeployment(env = process.env) {
  const projectId = env.FIREBASE_PROJECT_ID;
  if (!projectId) return null;
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`A build for ${projectId} also needs: ${missing.join(', ')}`);
  return {
    firebase: {
      apiKey: env.FIREBASE_API_KEY,
      appId: env.FIREBASE_APP_ID,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      projectId,
      storageBucket: env.FIREBASE_STORAGE_BUCKET,
      measurementId: env.FIREBASE_MEASUREMENT_ID ?? '',
    },
    monitoring: {
      dsn: env.SENTRY_DSN ?? '',
      environment: env.SENTRY_ENVIRONMENT ?? 'production',
      sampleRate: readShare(env, 'SENTRY_SAMPLE_RATE', 1),
      tracesSampleRate: readShare(env, 'SENTRY_TRACES_SAMPLE_RATE', 0.1),
    },
    appCheckSiteKey: env.APP_CHECK_SITE_KEY ?? '',
    stripeMode: readStripeMode(env),
    pushKey: readPushKey(env),
    wallets: readWallets(env),
    calendars: readCalendars(env),
    region: regionOf(env),
    warmCards: readInstances(env, 'CARD_MIN_INSTANCES', 1),
    origins: {
      shell: env.SHELL_ORIGIN,
      userApp: env.USER_APP_ORIGIN,
      adminApp: env.ADMIN_APP_ORIGIN,
      publicCard: env.PUBLIC_CARD_ORIGIN,
    },
    operator: {
      name: env.OPERATOR_NAME,
      taxId: env.OPERATOR_TAX_ID,
      address: env.OPERATOR_ADDRESS,
      email: env.OPERATOR_EMAIL,
    },
  };
}
