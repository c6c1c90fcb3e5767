/**
 * Where a production build will live, read from the environment; `null` for the local stack. With FIREBASE_PROJECT_ID
 * set all the others are needed, so that a half-configured build can't be deployed.
 *
 * @see ../shared-lib/src/config/deployment.ts for the shape
 */
const NEEDED = [
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_STORAGE_BUCKET',
  'SHELL_ORIGIN',
  'USER_APP_ORIGIN',
  'ADMIN_APP_ORIGIN',
  'PUBLIC_CARD_ORIGIN',
  'OPERATOR_NAME',
  'OPERATOR_TAX_ID',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
];

/** A share from 0 to 1. */
function readShare(env, name, otherwise) {
  const share = Number(env[name] ?? otherwise);
  if (!(share >= 0 && share <= 1)) throw new Error(`${name}=${env[name]} must be a number from 0 to 1`);
  return share;
}

/** Where monitoring and analytics are, as far as the environment names them: the product runs without either. */
export function reportingSources(env = process.env) {
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
