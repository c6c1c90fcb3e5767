/**
 * The one table of what each journey goes through, for `npm run test:affected`.
 *
 * An entry is a feature of an app (`user-app/cards` is user-app/src/features/cards) or `APP/frame`, which means the app
 * around its features and none of them. The name of an app alone means any of its features. A change outside the apps, in
 * shared-lib or in functions for instance, runs every journey; a journey that is missing here always runs.
 */
export const APPS = ['shell', 'user-app', 'admin-app', 'public-card'];

/** Journeys that follow every change of an app: the product's main job. */
export const SMOKE = ['owner/main-job.spec.ts'];

const SIGN_IN = 'shell/account';
const HOME = 'user-app/dashboard-home';
/** Making a card through the list's dialog and writing in its editor. */
const CARD = ['user-app/cards', 'user-app/card-editor'];
const OWNER = [SIGN_IN, HOME];
const PANEL = ['shell/frame', 'admin-app/admin-login', 'admin-app/dashboard'];
const VISITOR = ['public-card'];
const AGENDA = [...OWNER, 'user-app/bookings', 'user-app/customers', 'user-app/notifications'];

/** Journey under e2e/tests → what it goes through. */
export const JOURNEYS = {
  'admin/alerts.spec.ts': [...PANEL, 'admin-app/alerts'],
  'admin/audit.spec.ts': [...PANEL, 'admin-app/audit'],
  'admin/canary.spec.ts': [
    ...[...PANEL, ...VISITOR, 'admin-app/creator', 'admin-app/sync', 'admin-app/alerts'],
    'admin-app/templates',
  ],
  'admin/creator.spec.ts': [...PANEL, 'admin-app/creator', 'admin-app/templates', 'public-card'],
  'admin/incident.spec.ts': [
    ...[...PANEL, ...VISITOR, ...OWNER, 'shell/status'],
    ...['admin-app/alerts', 'admin-app/work', 'admin-app/users', 'admin-app/settings'],
  ],
  'admin/palette.spec.ts': [...PANEL, 'admin-app'],
  'admin/panel.spec.ts': [...PANEL, 'admin-app', 'user-app/frame'],
  'admin/permission-fix.spec.ts': [...PANEL, ...OWNER, ...CARD, 'admin-app/permission-fix'],
  'admin/reports.spec.ts': [...PANEL, ...VISITOR, 'admin-app/reports', 'admin-app/users'],
  'admin/template-seeds.spec.ts': [...PANEL, 'admin-app/creator', 'public-card'],
  'admin/settings.spec.ts': [...PANEL, 'admin-app/settings'],
  'admin/sign-in.spec.ts': [...PANEL, 'admin-app/users', SIGN_IN, 'user-app/frame'],
  'admin/sync.spec.ts': [...PANEL, ...OWNER, ...VISITOR, 'admin-app/sync', 'user-app/notifications'],
  'admin/templates.spec.ts': [
    ...PANEL,
    'admin-app/templates',
    'admin-app/preview',
    'admin-app/creator',
    'public-card',
  ],
  'admin/trespassing.spec.ts': [...PANEL, ...OWNER, ...CARD, 'admin-app'],
  'admin/users.spec.ts': [...PANEL, ...VISITOR, SIGN_IN, 'admin-app/users', 'user-app/notifications'],

  'operator/accessibility.spec.ts': ['shell/frame', 'user-app/frame', 'public-card/frame'],
  'operator/analytics.spec.ts': ['shell', HOME, 'user-app/cards', 'user-app/settings'],
  'operator/booking-crowd.spec.ts': ['public-card/booking'],
  'operator/faults.spec.ts': ['shell/crash', 'shell/home', ...OWNER, ...CARD],
  'operator/cold-styles.spec.ts': [
    ...['shell/frame', 'user-app/frame', 'user-app/notifications', 'user-app/settings'],
  ],
  'operator/forms.spec.ts': [
    ...[SIGN_IN, ...CARD, 'user-app/profile', 'user-app/settings', 'admin-app/admin-login'],
  ],
  'operator/headers.spec.ts': ['shell/frame', 'public-card/frame', 'admin-app/frame', 'user-app/frame'],
  'operator/kill-switch.spec.ts': ['shell/frame', 'public-card/frame'],
  'operator/monitoring.spec.ts': [
    ...['shell', 'user-app/cards', 'user-app/card-editor', HOME, 'user-app/settings'],
    ...['admin-app/frame', 'public-card/share'],
  ],
  'operator/pwa-update.spec.ts': ['shell/account', 'shell/frame'],
  'operator/pwa.spec.ts': ['shell', HOME, 'user-app/cards', 'public-card/frame'],
  'operator/readable.spec.ts': ['shell/frame', 'user-app/frame'],
  'operator/releases.spec.ts': ['shell', HOME, 'user-app/profile', 'user-app/cards'],
  'operator/remote-card.spec.ts': [
    ...['shell/frame', 'user-app/card-editor', 'public-card/frame'],
    ...['admin-app/reports', 'admin-app/preview'],
  ],
  'operator/remotes.spec.ts': ['shell', HOME, 'user-app/cards', 'admin-app/admin-login'],
  'operator/sandbox.spec.ts': ['shell/account', 'public-card'],
  // Checks every screen.
  'operator/screens.spec.ts': ['shell', 'user-app', 'admin-app', 'public-card'],
  'operator/services.spec.ts': [...OWNER, ...CARD, 'user-app/profile', 'public-card/frame'],

  'owner/account/account-data.spec.ts': [
    ...[...OWNER, ...CARD, ...VISITOR],
    ...['user-app/settings', 'user-app/notifications', 'user-app/bookings'],
  ],
  'owner/agenda/availability.spec.ts': [...OWNER, 'user-app/availability', 'user-app/services'],
  'owner/agenda/import-appointments.spec.ts': AGENDA,
  'owner/agenda/calendar-makers.spec.ts': [
    ...AGENDA,
    'user-app/availability',
    'user-app/services',
    'public-card/booking',
  ],
  'owner/agenda/other-calendars.spec.ts': [
    ...AGENDA,
    'user-app/availability',
    'user-app/services',
    'public-card/booking',
  ],
  'owner/agenda/bookings-calendar.spec.ts': [...AGENDA, 'public-card/booking'],
  'owner/agenda/bookings-day.spec.ts': [...AGENDA, 'public-card/booking'],
  'owner/agenda/bookings-phone.spec.ts': AGENDA,
  'owner/agenda/bookings.spec.ts': [...AGENDA, 'public-card/booking'],
  'owner/card-language.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/cards.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/home.spec.ts': [...AGENDA, HOME, 'user-app/frame'],
  'owner/dashboard.spec.ts': [...OWNER, 'user-app', 'shell/home'],
  'owner/editor.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/figures.spec.ts': [...OWNER, 'user-app/cards', 'user-app/figures', 'public-card'],
  'owner/guided-card.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/main-job.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/cached-content.spec.ts': [...OWNER, ...CARD],
  'owner/offline.spec.ts': [...OWNER, ...CARD],
  'owner/payments/stripe-connection.spec.ts': [...OWNER, 'user-app/payments'],
  'owner/payments/paid-booking.spec.ts': [...AGENDA, ...VISITOR, 'user-app/payments', 'user-app/services'],
  'owner/payments/payments.spec.ts': [...OWNER, 'user-app/payments', 'user-app/bookings'],
  'owner/account/push.spec.ts': [...OWNER, 'user-app/settings', 'shell/frame'],
  'owner/account/profile.spec.ts': [...OWNER, 'user-app/profile'],
  'owner/agenda/people.spec.ts': AGENDA,
  'owner/agenda/series.spec.ts': AGENDA,
  'owner/agenda/week-of-work.spec.ts': [
    ...[...AGENDA, ...VISITOR, 'user-app/availability', 'user-app/services'],
    'user-app/payments',
  ],
  'owner/agenda/reminders.spec.ts': [...AGENDA, ...VISITOR],
  'owner/agenda/whatsapp-reminders.spec.ts': [...AGENDA, ...VISITOR, 'user-app/settings'],
  'visitor/waiting-list.spec.ts': [...AGENDA, ...VISITOR],
  'owner/publications.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/odd-pictures.spec.ts': [...OWNER, ...CARD],
  'owner/sections.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/agenda/services.spec.ts': [
    ...OWNER,
    ...CARD,
    ...VISITOR,
    'user-app/services',
    'user-app/availability',
  ],
  'owner/account/session.spec.ts': [...OWNER, ...CARD, 'user-app/profile'],
  'owner/account/sessions.spec.ts': [...OWNER, 'user-app/settings'],
  'owner/account/settings.spec.ts': [
    ...OWNER,
    'shell/home',
    'user-app/settings',
    'user-app/cards',
    'public-card/frame',
  ],
  'owner/share-card.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/storage.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'owner/templates.spec.ts': [...OWNER, ...CARD, ...VISITOR],

  'visitor/account.spec.ts': [...OWNER, 'user-app/frame'],
  'visitor/booking-clock-change.spec.ts': ['public-card/booking'],
  'visitor/booking-link.spec.ts': ['public-card/booking'],
  'visitor/booking-shell.spec.ts': ['shell/frame', 'public-card'],
  'visitor/booking-trouble.spec.ts': ['public-card/booking'],
  'visitor/booking.spec.ts': ['public-card/booking'],
  'visitor/card-offline.spec.ts': [...OWNER, ...CARD, ...VISITOR],
  'visitor/first-answer.spec.ts': ['shell/home', 'shell/account', 'user-app/frame', 'public-card/frame'],
  'visitor/languages.spec.ts': ['public-card', 'public-card/booking'],
  'visitor/leave-details.spec.ts': [...OWNER, ...VISITOR, 'user-app/customers', 'user-app/notifications'],
  'visitor/saved-card.spec.ts': [...AGENDA, ...VISITOR, 'user-app/payments'],
  'visitor/next-visit.spec.ts': ['public-card/booking'],
  'visitor/pay-online.spec.ts': [...OWNER, ...VISITOR, 'user-app/payments'],
  'visitor/public-card.spec.ts': ['shell/frame', 'public-card'],
  'visitor/receipt.spec.ts': [...AGENDA, ...VISITOR, 'user-app/payments'],
  'visitor/report.spec.ts': ['public-card', SIGN_IN, 'admin-app/reports'],
  'visitor/sections.spec.ts': VISITOR,
  'visitor/site.spec.ts': ['shell', 'user-app/frame'],
  'visitor/template.spec.ts': ['shell/frame', 'public-card'],
};
