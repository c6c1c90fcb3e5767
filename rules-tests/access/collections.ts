import { doc, serverTimestamp, setDoc, updateDoc, where } from 'firebase/firestore';
import { ACTORS, SIGNED_IN } from './actor';
import { writeAudited } from './audited';
import { byUserId, type Attempt, type CollectionAccess } from './collection-access';
import {
  aBooking,
  aCard,
  aClaim,
  aCustomer,
  aFlag,
  aFlagManagement,
  aFlagProposal,
  alertSettings,
  anAdmin,
  anAvailability,
  anInstance,
  anInvite,
  aNotification,
  aPersonalChange,
  aPolicy,
  aProfile,
  aPushSubscription,
  aSelfRegisteredAdmin,
  aService,
  aSyncRun,
  aTemplate,
  aVersionOf,
  aTemplateVersion,
  aTimeBlock,
  aUser,
  productSettings,
  someLinkHosts,
  somePhotoUploads,
  STORED,
} from './legal-documents';

const now = serverTimestamp();

/** Returns an administrator's change of the stored document, with its log entry. */
const auditedUpdate =
  (path: string, before: object, change: object): Attempt =>
  (db, uid) =>
    writeAudited(db, uid, {
      path,
      before,
      after: { ...before, updatedAt: now, ...change, revision: 2 },
    });

const auditedRemoval =
  (path: string, before: object): Attempt =>
  (db, uid) =>
    writeAudited(db, uid, { path, before, after: null });

const auditedCreation =
  (path: string, after: (uid: string) => object): Attempt =>
  (db, uid) =>
    writeAudited(db, uid, { path, before: null, after: after(uid) });

const update =
  (path: string, change: object): Attempt =>
  (db) =>
    updateDoc(doc(db, path), change);

const storedCard = { 'cards/card1': aCard(STORED) };
const storedTemplate = { 'userTemplates/template1': aTemplate(STORED) };

/** Returns the access to a collection of templates: public ones are for everybody, drafts for administrators. */
const publicTemplates = (name: string, notes: string, isPublic: boolean): CollectionAccess => ({
  name: `${name}/{id}`,
  notes,
  path: `${name}/template1`,
  stored: aTemplate(STORED),
  mine: () => [where('isPublic', '==', true)],
  most: 100,
  create: auditedCreation(`${name}/template2`, () => ({ ...aTemplate(), isPublic })),
  update: auditedUpdate(`${name}/template1`, aTemplate(STORED), { name: 'Moderna' }),
  remove: auditedRemoval(`${name}/template1`, aTemplate(STORED)),
  may: { get: SIGNED_IN, list: SIGNED_IN, create: ['admin'], update: ['admin'], delete: ['admin'] },
});

/** Returns the access to a setting of the whole product. */
const setting = (
  name: string,
  stored: object,
  made: object,
  change: object,
  notes = 'Logged.',
): CollectionAccess => ({
  name: `config/${name}`,
  notes,
  path: `config/${name}`,
  stored,
  create: auditedCreation(`config/${name}`, () => made),
  update: auditedUpdate(`config/${name}`, stored, change),
  remove: auditedRemoval(`config/${name}`, stored),
  may: { get: ['admin'], create: ['admin'], update: ['admin'] },
});

/** Collections that no client reads or writes. */
const FUNCTIONS_ONLY = [
  'outbox',
  'reminders',
  'reviewRequests',
  'whatsAppReminders',
  'rateLimits',
  'bookingHolds',
  'bookingOffers',
  'usedProofs',
  'mailQuotas',
  'calendarFeeds',
  'takedowns',
  'accountDeletions',
  'accountNotes',
];

/** Every collection of the product, in the order of firestore.rules. */
export const collections: readonly CollectionAccess[] = [
  {
    name: 'users/{uid}',
    notes:
      'Own record only. Creation with the session’s own address; then name, photo, phone, time zone, language, settings, contexts, tax data, dismissed hints and the first dates of figures may change.',
    path: 'users/ana',
    stored: aUser(STORED),
    create: (db, uid) => setDoc(doc(db, `users/${uid}`), aUser(now, uid)),
    update: update('users/ana', aPersonalChange()),
    may: {
      get: ['owner', 'suspended'],
      create: ['other', 'owner', 'admin', 'invited'],
      update: ['owner'],
    },
  },
  {
    name: 'users/{uid}/private/state',
    notes: 'Plan, suspension, ended sessions and counters: functions write.',
    path: 'users/ana/private/state',
    stored: { plan: 'free' },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'users/{uid}/notifications/{id}',
    notes: 'Functions write; the person sets `readAt`.',
    path: 'users/ana/notifications/n1',
    stored: aNotification(),
    most: 50,
    update: update('users/ana/notifications/n1', { readAt: now }),
    may: { get: ['owner', 'suspended'], list: ['owner', 'suspended'], update: ['owner'] },
  },
  {
    name: 'users/{uid}/pushSubscriptions/{id}',
    notes:
      'Addresses of browsers’ push services only, as functions call them. Ended by the person, or by the service.',
    path: `users/ana/pushSubscriptions/${'a'.repeat(40)}`,
    stored: aPushSubscription(STORED),
    most: 20,
    create: (db, uid) =>
      setDoc(doc(db, `users/${uid}/pushSubscriptions/${'b'.repeat(40)}`), aPushSubscription()),
    update: (db) => setDoc(doc(db, `users/ana/pushSubscriptions/${'a'.repeat(40)}`), aPushSubscription()),
    may: {
      get: ['owner', 'suspended'],
      list: ['owner', 'suspended'],
      create: ['owner', 'other', 'admin', 'invited'],
      update: ['owner'],
      delete: ['owner', 'suspended'],
    },
  },
  {
    name: 'users/{uid}/usedTemplates/{templateId}',
    notes: 'Made once, with the batch that counts the account as a user of the template.',
    path: 'users/ana/usedTemplates/template1',
    stored: { countedAt: STORED },
    needs: { 'userTemplates/template2': aTemplate(STORED) },
    most: 100,
    create: (db, uid) => setDoc(doc(db, `users/${uid}/usedTemplates/template2`), { countedAt: now }),
    may: { get: ['owner', 'suspended'], create: ['owner', 'other', 'admin', 'invited'] },
  },
  {
    name: 'accountExports/{uid}',
    notes: 'Functions write.',
    path: 'accountExports/ana',
    stored: { status: 'running' },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'emailChanges/{uid}',
    notes: 'Functions write.',
    path: 'emailChanges/ana',
    stored: { pending: null, former: [] },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'userIndex/{uid}',
    notes: 'Functions write.',
    path: 'userIndex/ana',
    stored: { name: 'Ana' },
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  },
  {
    name: 'photoUploads/{uid}',
    notes:
      'Each write announces one more photo, a hundred in 24 hours, or a PDF for ten; Storage takes those that were announced last.',
    path: 'photoUploads/ana',
    stored: somePhotoUploads(STORED),
    create: (db, uid) => setDoc(doc(db, `photoUploads/${uid}`), somePhotoUploads(now, uid)),
    update: (db) => updateDoc(doc(db, 'photoUploads/ana'), { count: 2 }),
    may: {
      get: ['owner', 'suspended'],
      create: ['other', 'owner', 'admin', 'invited'],
      update: ['owner'],
    },
  },
  {
    name: 'profiles/{uid}',
    notes: 'What people show of themselves to other accounts that know whose they want.',
    path: 'profiles/ana',
    stored: aProfile(STORED),
    create: (db, uid) => setDoc(doc(db, `profiles/${uid}`), aProfile(now, uid)),
    update: update('profiles/ana', { bio: 'Otra', updatedAt: now }),
    may: {
      get: SIGNED_IN,
      create: ['other', 'owner', 'admin', 'invited'],
      update: ['owner'],
      delete: ['owner'],
    },
  },
  {
    name: 'admins/{uid}',
    notes:
      'Being listed is being an administrator. Creation needs `config/adminPolicy.selfRegistration`, and says so (`selfRegistered`); by invitation: function `acceptAdminInvite`. The own name may change. Removal: function `removeAdmin`.',
    path: 'admins/marta',
    stored: anAdmin(STORED, 'marta'),
    most: 100,
    create: (db, uid) =>
      writeAudited(db, uid, { path: `admins/${uid}`, before: null, after: aSelfRegisteredAdmin(now, uid) }),
    update: auditedUpdate('admins/marta', anAdmin(STORED, 'marta'), { name: 'Marta' }),
    may: { get: ['admin'], list: ['admin'], update: ['admin'] },
  },
  setting(
    'adminPolicy',
    aPolicy(STORED),
    aPolicy(),
    { requireSecondFactor: false },
    'Logged. Clients close it, functions open it (`changeFlag`). Needs a sign-in of the last 15 minutes. `requireSecondFactor` is an operator’s. While `selfRegistration` is on, whoever is signed in may read it.',
  ),
  setting('alerts', alertSettings(STORED), alertSettings(), { minSeverity: 'low' }),
  setting('linkHosts', someLinkHosts(STORED), someLinkHosts(), { hosts: [] }),
  setting('product', productSettings(STORED), productSettings(), { cardsPerAccount: 3 }),
  {
    name: 'adminInvites/{email}',
    notes:
      'Logged. Functions make one, send its secret by mail, and let the invited address take it up (`inviteAdmin`, `acceptAdminInvite`).',
    path: 'adminInvites/iris@ejemplo.com',
    stored: anInvite('iris@ejemplo.com', STORED),
    most: 100,
    create: auditedCreation('adminInvites/nueva@ejemplo.com', (uid) => ({
      ...anInvite('nueva@ejemplo.com'),
      invitedBy: uid,
    })),
    update: (db, uid) =>
      writeAudited(
        db,
        uid,
        { path: `admins/${uid}`, before: null, after: anAdmin(now, uid) },
        { also: { 'adminInvites/iris@ejemplo.com': { acceptedAt: now, acceptedBy: uid } } },
      ),
    remove: auditedRemoval('adminInvites/iris@ejemplo.com', anInvite('iris@ejemplo.com', STORED)),
    may: { get: ['admin'], list: ['admin'], delete: ['admin'] },
  },
  {
    name: 'audit/{collection_document_revision}',
    notes:
      'Only together with the very change that it describes, with what was there before and after. Functions log too. Nobody changes or removes an entry.',
    path: 'audit/featureFlags_dark_mode_v2_1',
    stored: { collection: 'featureFlags', docId: 'dark_mode_v2', revision: 1 },
    most: 100,
    create: auditedCreation('featureFlags/nueva', (uid) => ({ ...aFlag(), createdBy: uid })),
    may: { get: ['admin'], list: ['admin'], create: ['admin'] },
  },
  {
    name: 'cards/{cardId}',
    notes:
      'The content and its revision, which must be the next one. A creation needs the address to be claimed for it. Address, state, publication and deletion: functions.',
    path: 'cards/card1',
    stored: aCard(STORED),
    needs: { 'slugs/ana-garcia': aClaim() },
    most: 50,
    mine: byUserId,
    create: (db, uid) => setDoc(doc(db, 'cards/card1'), aCard(now, uid)),
    update: update('cards/card1', { name: 'Otra', revision: 2, updatedAt: now }),
    may: {
      get: ['owner', 'suspended'],
      // Everybody lists their own.
      list: SIGNED_IN,
      create: ['owner'],
      update: ['owner'],
    },
  },
  {
    name: 'cards/{cardId}/publications/{revision}',
    notes: 'Functions write.',
    path: 'cards/card1/publications/1',
    stored: { revision: 1 },
    needs: storedCard,
    most: 20,
    may: { get: ['owner', 'suspended'], list: ['owner', 'suspended'] },
  },
  {
    name: 'slugs/{slug}',
    notes: 'Functions write.',
    path: 'slugs/ana-garcia',
    stored: aClaim(),
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'publicCards/{slug}',
    notes: 'Everything a visitor sees, nothing else. Functions write.',
    path: 'publicCards/ana-garcia',
    stored: { status: 'published' },
    most: 100,
    may: { get: ACTORS, list: ['admin'] },
  },
  {
    name: 'cardStats/{cardId}/days/{date}',
    notes: 'Functions write.',
    path: 'cardStats/card1/days/2026-03-02',
    stored: { views: 3 },
    needs: storedCard,
    most: 100,
    may: { get: ['owner', 'admin', 'suspended'], list: ['owner', 'admin', 'suspended'] },
  },
  {
    name: 'cardStats/{cardId}/days/{date}/shards/{n}',
    notes: 'Functions write.',
    path: 'cardStats/card1/days/2026-03-02/shards/0',
    stored: { views: 3 },
    needs: storedCard,
    most: 100,
    may: { get: ['owner', 'suspended'], list: ['owner', 'suspended'] },
  },
  {
    name: 'cardStats/{cardId}/quarters/{quarter}',
    notes: 'Functions write.',
    path: 'cardStats/card1/quarters/2026-Q1',
    stored: { days: { '03-02': { views: 3 } } },
    needs: storedCard,
    most: 30,
    may: { list: ['owner', 'suspended'] },
  },
  {
    name: 'leads/{id}',
    notes: 'Details that visitors left on a card. Functions create.',
    path: 'leads/lead1',
    stored: { userId: 'ana', name: 'Eva' },
    mine: byUserId,
    most: 100,
    may: { get: ['owner', 'suspended'], list: SIGNED_IN, delete: ['owner'] },
  },
  {
    name: 'waiting/{id}',
    notes: 'Who waits for an hour. Functions write.',
    path: 'waiting/waiting1',
    stored: { userId: 'ana', status: 'waiting' },
    mine: byUserId,
    most: 200,
    may: { get: ['owner', 'suspended'], list: SIGNED_IN },
  },
  publicTemplates(
    'userTemplates',
    'Those with `isPublic` for everybody signed in, all of them for administrators. Logged. `downloadCount` rises by one in the batch that makes the caller’s first instance, and in no other way. The code of those that are shown is one of their versions’.',
    false,
  ),
  {
    name: 'userTemplates/{id} (isPublic: false)',
    path: 'userTemplates/template1',
    stored: { ...aTemplate(STORED), isPublic: false },
    needs: { 'userTemplates/template1/versions/1.0.0': aVersionOf(aTemplate(STORED)) },
    most: 100,
    create: auditedCreation('userTemplates/template2', () => ({ ...aTemplate(), isPublic: false })),
    update: auditedUpdate(
      'userTemplates/template1',
      { ...aTemplate(STORED), isPublic: false },
      { isPublic: true },
    ),
    remove: auditedRemoval('userTemplates/template1', { ...aTemplate(STORED), isPublic: false }),
    may: { get: ['admin'], list: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  },
  {
    name: 'userTemplates/{id}/versions/{semver}',
    notes: 'Created in the batch that writes the template. Never changed.',
    path: 'userTemplates/template1/versions/1.0.0',
    stored: aTemplateVersion(STORED),
    needs: storedTemplate,
    most: 50,
    create: (db, uid) => {
      const before = aTemplate(STORED);
      const after = { ...before, updatedAt: now, revision: 2 };
      const version = { ...aVersionOf(before, now), publishedBy: uid };
      const made = { 'userTemplates/template1/versions/1.0.0': version };
      return writeAudited(db, uid, { path: 'userTemplates/template1', before, after }, { made });
    },
    may: { get: SIGNED_IN, list: ['admin'], create: ['admin'] },
  },
  publicTemplates(
    'adminTemplates',
    'Those with `isPublic` for everybody signed in, all of them for administrators. Logged.',
    true,
  ),
  {
    name: 'templateIndex/{part}',
    notes: 'Functions write.',
    path: 'templateIndex/public',
    stored: { templates: [] },
    may: { get: SIGNED_IN },
  },
  {
    name: 'templateInstances/{id}',
    notes:
      'The user or the card’s owner. Creation on an own card with a public template. Owners change the data, administrators only markup, version and attic (distribution).',
    path: 'templateInstances/instance1',
    stored: anInstance(STORED),
    needs: { ...storedCard, ...storedTemplate },
    mine: (uid) => [where('cardOwner', '==', uid)],
    most: 200,
    create: (db, uid) => setDoc(doc(db, 'templateInstances/instance2'), anInstance(now, uid)),
    update: (db, uid) =>
      updateDoc(doc(db, 'templateInstances/instance1'), {
        markup: { 'link-1': '<p>Otra</p>' },
        updatedAt: now,
        ...(uid === 'ana' ? { data: { title: 'Otra' } } : { templateVersion: '1.1.0' }),
      }),
    may: {
      get: ['owner', 'suspended', 'admin'],
      list: SIGNED_IN,
      create: ['owner'],
      update: ['owner', 'admin'],
      delete: ['owner'],
    },
  },
  {
    name: 'syncRuns/{id}',
    notes: 'Logged. Administrators interrupt one that runs; functions start them and write the rest.',
    path: 'syncRuns/run1',
    stored: aSyncRun(STORED),
    most: 100,
    update: auditedUpdate('syncRuns/run1', aSyncRun(STORED), { state: 'paused' }),
    remove: auditedRemoval('syncRuns/run1', aSyncRun(STORED)),
    may: { get: ['admin'], list: ['admin'], update: ['admin'] },
  },
  {
    name: 'syncRuns/{id}/failures/{instanceId}',
    notes: 'Functions write.',
    path: 'syncRuns/run1/failures/instance1',
    stored: { instanceId: 'instance1', cardId: 'card1', slug: 'ana', problem: 'template-throws', at: STORED },
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  },
  {
    name: 'scheduledPublications/{templateId}',
    notes: 'Functions write.',
    path: 'scheduledPublications/template1',
    stored: { name: 'Lino', version: '1.1.0', publishAt: STORED, scheduledBy: 'marta' },
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  },
  {
    name: 'syncRuns/{id}/applied/{instanceId}',
    notes: 'Functions write.',
    path: 'syncRuns/run1/applied/instance1',
    stored: {
      instanceId: 'instance1',
      cardId: 'card1',
      ownerId: 'ana',
      slug: 'ana',
      state: 'applied',
      at: STORED,
    },
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  },
  {
    name: 'syncRuns/{id}/drawn/{instanceId}',
    notes: 'Functions only.',
    path: 'syncRuns/run1/drawn/instance1',
    stored: { markup: {}, basis: '0-0', expiresAt: STORED },
    may: {},
  },
  {
    name: 'services/{id}',
    path: 'services/service1',
    stored: aService(STORED),
    mine: byUserId,
    most: 100,
    create: (db, uid) => setDoc(doc(db, 'services/service2'), aService(now, uid)),
    update: update('services/service1', { name: 'Otra', updatedAt: now }),
    may: {
      get: ['owner', 'suspended'],
      list: SIGNED_IN,
      create: ['other', 'owner', 'admin', 'invited'],
      update: ['owner'],
      delete: ['owner'],
    },
  },
  {
    name: 'availability/{uid}',
    path: 'availability/ana',
    stored: anAvailability(STORED),
    create: (db, uid) => setDoc(doc(db, `availability/${uid}`), anAvailability()),
    update: update('availability/ana', { windowDays: 30, updatedAt: now }),
    may: {
      get: ['owner', 'suspended'],
      create: ['other', 'owner', 'admin', 'invited'],
      update: ['owner'],
    },
  },
  {
    name: 'busyDays/{uid}/days/{date}',
    notes: 'What takes the owner’s time. Functions write, and tell visitors the times alone.',
    path: 'busyDays/ana/days/2026-03-02',
    stored: { intervals: [], expiresAt: STORED },
    most: 62,
    may: { get: ['owner', 'suspended'], list: ['owner', 'suspended'] },
  },
  {
    name: 'bookings/{id}',
    notes: 'Functions write; the owner changes `ownerNote` and `reminded`.',
    path: 'bookings/booking1',
    stored: aBooking(),
    mine: byUserId,
    most: 100,
    update: update('bookings/booking1', { ownerNote: 'Llega tarde' }),
    may: { get: ['owner', 'suspended'], list: SIGNED_IN, update: ['owner'] },
  },
  {
    name: 'timeBlocks/{id}',
    notes: 'Functions write.',
    path: 'timeBlocks/block1',
    stored: aTimeBlock(),
    mine: byUserId,
    most: 100,
    may: { get: ['owner', 'suspended'], list: SIGNED_IN },
  },
  {
    name: 'customers/{uid}/people/{id}',
    notes: 'Functions write; the owner changes `ownerNote`, `tags` and `remindAt`.',
    path: 'customers/ana/people/eva',
    stored: aCustomer(),
    most: 100,
    update: update('customers/ana/people/eva', { ownerNote: 'Prefiere las tardes' }),
    may: { get: ['owner', 'suspended'], list: ['owner', 'suspended'], update: ['owner'] },
  },
  {
    name: 'customers/{uid}/imports/{id}',
    notes: 'Imports that can be undone. Functions only.',
    path: 'customers/ana/imports/one',
    stored: { added: 2, known: 0, at: STORED },
    may: {},
  },
  {
    name: 'payments/{bookingId}',
    notes: 'Functions write.',
    path: 'payments/booking1',
    stored: { userId: 'ana', amount: 2250, createdAt: STORED },
    mine: byUserId,
    most: 100,
    may: { get: ['owner', 'suspended'], list: SIGNED_IN },
  },
  {
    name: 'paymentProviders/{uid}',
    notes: 'Functions write.',
    path: 'paymentProviders/ana',
    stored: { accountId: 'acct_1', country: 'ES', currency: 'eur' },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'featureFlags/{flag}',
    notes:
      'Logged. Where a second administrator has to approve changes, functions write, but for `read_only`, which needs a sign-in of the last 15 minutes, and has a message and an end.',
    path: 'featureFlags/dark_mode_v2',
    stored: aFlag(STORED),
    most: 100,
    create: auditedCreation('featureFlags/nueva', (uid) => ({ ...aFlag(), createdBy: uid })),
    update: auditedUpdate('featureFlags/dark_mode_v2', aFlag(STORED), { enabled: true }),
    remove: auditedRemoval('featureFlags/dark_mode_v2', aFlag(STORED)),
    may: { get: SIGNED_IN, list: SIGNED_IN, create: ['admin'], update: ['admin'], delete: ['admin'] },
  },
  {
    name: 'flagProposals/{flag}',
    notes: 'Functions write: who proposed a change can’t approve it.',
    path: 'flagProposals/dark_mode_v2',
    stored: aFlagProposal(STORED),
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  },
  {
    name: 'featureFlagManagement/config',
    notes: 'Logged. An operator alone turns the approval of changes off.',
    path: 'featureFlagManagement/config',
    stored: aFlagManagement(STORED),
    create: auditedCreation('featureFlagManagement/config', () => aFlagManagement()),
    update: auditedUpdate('featureFlagManagement/config', aFlagManagement(STORED), { adminUsers: [] }),
    remove: auditedRemoval('featureFlagManagement/config', aFlagManagement(STORED)),
    may: { get: ['admin'], create: ['admin'], update: ['admin'] },
  },
  ...(
    [
      'stats/2026-03-02',
      'alerts/a1',
      'alertMutes/m1',
      'reports/r1',
      'reportedCards/c1',
      'appeals/a1',
    ] as const
  ).map((path): CollectionAccess => ({
    name: `${path.split('/')[0]}/{id}`,
    notes: 'Functions write.',
    path,
    stored: { count: 1 },
    most: 100,
    may: { get: ['admin'], list: ['admin'] },
  })),
  {
    name: 'config/remotes',
    notes: 'Operators write.',
    path: 'config/remotes',
    stored: { user_app: { current: { entry: '/remoteEntry.0a1b2c3d.js' } } },
    may: { get: ACTORS },
  },
  {
    name: 'users/{uid}/dayReminders/settings',
    notes: 'Functions write.',
    path: 'users/ana/dayReminders/settings',
    stored: { text: '', hour: 19 },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'users/{uid}/reviewSettings/settings',
    notes: 'Functions write.',
    path: 'users/ana/reviewSettings/settings',
    stored: { link: '', isOn: false },
    may: { get: ['owner', 'suspended'] },
  },
  {
    name: 'users/{uid}/reviewAsks/{mailboxKey}',
    notes: 'Functions only.',
    path: 'users/ana/reviewAsks/0123456789',
    stored: { isRefused: true },
    may: {},
  },
  {
    name: 'users/{uid}/calendarSources/{id}',
    notes: 'Functions only: the address or the user in it opens a calendar.',
    path: 'users/ana/calendarSources/source1',
    stored: { address: 'https://calendar.google.com/secreto.ics', allDayBlocks: false },
    may: {},
  },
  {
    name: 'users/{uid}/calendarConsents/{id}',
    notes: 'Functions only: the token in it opens calendars.',
    path: 'users/ana/calendarConsents/consent1',
    stored: { kind: 'google', status: 'granted' },
    may: {},
  },
  {
    name: 'users/{uid}/whatsApp/settings',
    notes: 'Functions only: the token in it sends messages.',
    path: 'users/ana/whatsApp/settings',
    stored: { phoneNumberId: '100200300400500', sealed: 'x' },
    may: {},
  },
  ...FUNCTIONS_ONLY.map((name): CollectionAccess => ({
    name: `${name}/{id}`,
    notes: 'Functions only.',
    path: `${name}/1`,
    stored: { userId: 'ana' },
    may: {},
  })),
  {
    name: 'Everything else',
    path: 'whatever/1',
    stored: { userId: 'ana', owner: 'ana', isPublic: true },
    may: {},
  },
];
