import type { SettingPresence } from 'shared-lib/model';
import { type deployment } from 'shared-lib/config';
import type { TableSetting } from '../../setting-table';
import { SETTING_EFFECTS } from './setting-effects';

/** Environment, build and secrets of other services that presence is judged by. */
interface Seen {
  environment: Readonly<Record<string, string | undefined>>;
  /** Values that the build wrote in; `null` for the local stack. */
  built: typeof deployment;
  /** Secrets that the services of jobs get; `null` before their first run. */
  secrets: ReadonlySet<string> | null;
}

/** Values of a build by the name of their setting, as far as the functions can see them. */
const builtValues = (built: NonNullable<typeof deployment>): Readonly<Record<string, unknown>> => ({
  FIREBASE_PROJECT_ID: built.firebase.projectId,
  FIREBASE_API_KEY: built.firebase.apiKey,
  FIREBASE_APP_ID: built.firebase.appId,
  FIREBASE_AUTH_DOMAIN: built.firebase.authDomain,
  FIREBASE_STORAGE_BUCKET: built.firebase.storageBucket,
  FIREBASE_MEASUREMENT_ID: built.firebase.measurementId,
  FIREBASE_REGION: built.region,
  CARD_MIN_INSTANCES: String(built.warmCards),
  SHELL_ORIGIN: built.origins.shell,
  USER_APP_ORIGIN: built.origins.userApp,
  ADMIN_APP_ORIGIN: built.origins.adminApp,
  PUBLIC_CARD_ORIGIN: built.origins.publicCard,
  OPERATOR_NAME: built.operator.name,
  OPERATOR_TAX_ID: built.operator.taxId,
  OPERATOR_ADDRESS: built.operator.address,
  OPERATOR_EMAIL: built.operator.email,
  APP_CHECK_SITE_KEY: built.appCheckSiteKey,
  SENTRY_DSN: built.monitoring.dsn,
  SENTRY_ENVIRONMENT: built.monitoring.environment,
  SENTRY_SAMPLE_RATE: String(built.monitoring.sampleRate),
  SENTRY_TRACES_SAMPLE_RATE: String(built.monitoring.tracesSampleRate),
  STRIPE_MODE: built.stripeMode,
  VAPID_PUBLIC_KEY: built.pushKey,
  GOOGLE_WALLET_ISSUER: built.wallets.googleIssuer,
  APPLE_PASS_TYPE: built.wallets.applePassType,
  GOOGLE_CALENDAR_CLIENT_ID: built.calendars.googleClient,
  MICROSOFT_CALENDAR_CLIENT_ID: built.calendars.microsoftClient,
});

function stateOf({ name, kind }: TableSetting, seen: Seen): SettingPresence['state'] {
  if (kind === 'build') {
    if (!seen.built) return 'elsewhere';
    return builtValues(seen.built)[name] ? 'present' : 'missing';
  }
  if (seen.environment[name] || (kind === 'secret' && seen.secrets?.has(name))) return 'present';
  // The local stack has values of its own for what it lacks.
  if (!seen.built) return 'elsewhere';
  if (kind === 'param') return 'missing';
  // The service of payments' events alone gets it, and runs no jobs.
  if (seen.secrets === null || name === 'STRIPE_WEBHOOK_SECRET') return 'elsewhere';
  return 'missing';
}

/** Reports which settings of a deployment are set, never their values. */
export function presenceOf(table: readonly TableSetting[], seen: Seen): SettingPresence[] {
  return table.map((setting) => ({
    name: setting.name,
    state: stateOf(setting, seen),
    isOptional: setting.optional === true,
    effect: SETTING_EFFECTS[setting.name] ?? '',
  }));
}
