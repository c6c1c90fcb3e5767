import { portsAt } from '../lib/ports.mjs';
import { localPushKeys } from './push-keys.mjs';

export const PROJECT_ID = 'demo-tarjetero';

/** The address that all mail of a copy comes from. */
export const MAIL_FROM = 'reservas@tarjetero.test';

/** The secret that a copy's events of Stripe are signed with, which protects nothing. */
export const STRIPE_WEBHOOK_SECRET = 'whsec_local_stack';

/** Returns the addresses of a copy's parts. */
export function addressesAt(offset) {
  const ports = portsAt(offset);
  const at = (port) => `http://127.0.0.1:${port}`;
  return {
    shell: at(ports.shell),
    userApp: at(ports.userApp),
    adminApp: at(ports.adminApp),
    publicCard: at(ports.publicCard),
    functions: at(ports.functions),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    auth: at(ports.auth),
    collector: at(ports.collector),
    mail: at(ports.mail),
    stripe: at(ports.stripe),
    calendars: at(ports.calendars),
    whatsapp: at(ports.whatsapp),
  };
}

/** Returns the environment in which a process reaches a copy's services through firebase-admin or the SDK. */
export function serviceEnvironment(offset) {
  const ports = portsAt(offset);
  const pushKeys = localPushKeys();
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // The Admin SDK would otherwise look for Google's own machines before it believes that it is on none.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    SHELL_ORIGIN: `http://127.0.0.1:${ports.shell}`,
    PUBLIC_CARD_ORIGIN: `http://127.0.0.1:${ports.publicCard}`,
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${ports.collector}/webhook`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM,
    STRIPE_API_ORIGIN: `http://127.0.0.1:${ports.stripe}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET,
    // The keys that local-calendars takes, which open nothing elsewhere.
    GOOGLE_CALENDAR_ORIGIN: `http://127.0.0.1:${ports.calendars}/google`,
    GOOGLE_CALENDAR_CLIENT_ID: 'local.apps.googleusercontent.com',
    GOOGLE_CALENDAR_CLIENT_SECRET: 'local-secret',
    MICROSOFT_CALENDAR_ORIGIN: `http://127.0.0.1:${ports.calendars}/microsoft`,
    MICROSOFT_CALENDAR_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
    MICROSOFT_CALENDAR_CLIENT_SECRET: 'local-secret',
    WHATSAPP_API_ORIGIN: `http://127.0.0.1:${ports.whatsapp}`,
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
  };
}
