import type { CallableOptions, HttpsOptions } from 'firebase-functions/v2/https';
import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { deployment, FUNCTIONS_REGION as region } from 'shared-lib/config';
import { resourcesOf } from '../../build/server/services';
import { calendarSecrets, params, pushSecret, stripeSecrets, walletSecrets } from './deployment-params';

const EVERY_MINUTE = 'every 1 minutes';

/** Secrets of services that call Stripe; only where the deployment has Stripe, as the CLI demands every secret that a service names. */
const stripeKeys = stripeSecrets ? [stripeSecrets.key] : [];

/** Secrets that callables and jobs need alike. */
const sharedSecrets = [params.bookingSecret, params.smtpUrl, ...stripeKeys, ...calendarSecrets];

/** Settings of each exported function. Each is a separate Cloud Run service with its own instances. */
export const SERVICES = {
  // Deleting an account sends the mail that waits, here and in the jobs.
  api: {
    ...resourcesOf('api'),
    ...{ region, secrets: [...sharedSecrets, ...walletSecrets] },
    // Pages of ours prove what they are; other programs are refused before anything is read.
    enforceAppCheck: Boolean(deployment?.appCheckSiteKey),
  },
  visitor: {
    ...resourcesOf('visitor'),
    region,
    invoker: 'public',
    // A booking reads its owner's other calendars before it takes an hour.
    secrets: [params.bookingSecret, ...stripeKeys, ...calendarSecrets],
  },
  stripe: {
    ...resourcesOf('stripe'),
    ...{ region, invoker: 'public' },
    // Only this service can verify that an event is Stripe's.
    secrets: stripeSecrets ? [...stripeKeys, stripeSecrets.webhook, params.bookingSecret] : [],
  },
  jobs: {
    ...resourcesOf('jobs'),
    ...{ region, schedule: EVERY_MINUTE, secrets: sharedSecrets },
  },
  mail: {
    ...resourcesOf('mail'),
    ...{ region, schedule: EVERY_MINUTE },
    secrets: [params.bookingSecret, params.smtpUrl, ...(pushSecret ? [pushSecret] : [])],
  },
} satisfies {
  api: CallableOptions;
  visitor: HttpsOptions;
  stripe: HttpsOptions;
  jobs: ScheduleOptions;
  mail: ScheduleOptions;
};
