import { allowLog, recordedLogs } from '../testing/recorded-logs';
import * as fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import type { CallableName } from 'shared-lib/model';
import { aService, bySize } from 'shared-lib/testing';
import { customerIdOf } from '../bookings/customers/customers';
import { storeAvailability, storeService } from '../bookings/testing/stored-offer';
import { openHostileProject, type HostileAccount } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';

const project = openHostileProject();

/** Ids of Ana's that anybody could learn, guess or compute, and some of the attacker's own. */
const CARDS = [cardIdOf('anagarcia'), cardIdOf('malo'), 'nobody00000000000000'];
const UIDS = ['ana', 'malo', 'marta'];
const SLUGS = ['ana-garcia', 'malo', 'ana-garcia-2'];
const BOOKINGS = ['anabooking0000000001', 'anablock000000000001', 'malo0000000000000001'];
const START = Date.UTC(2027, 2, 2, 9);

/** Ana's customer, whose id anybody can compute who knows the address. */
const EVA = { name: 'Eva Cliente', email: 'eva@ejemplo.com', phone: '', company: '', note: '', tags: [] };
const PEOPLE = [customerIdOf(EVA)];

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
const reason = fc.constantFrom('', 'Porque sí');

/** Generators of valid inputs with anybody's ids in them. Callables that take no id are tested elsewhere. */
const INPUTS = {
  createCard: fc.record({
    cardId: oneOf(CARDS),
    name: fc.constant('Otra'),
    slug: oneOf(SLUGS),
    copyFrom: oneOf(CARDS),
  }),
  checkSlug: fc.record({ slug: oneOf(SLUGS), cardId: oneOf(CARDS) }),
  changeSlug: fc.record({ cardId: oneOf(CARDS), slug: oneOf(SLUGS) }),
  publishCard: fc.record({ cardId: oneOf(CARDS), revision: fc.constantFrom(1, 2, 3) }),
  addLinkPreview: fc.record({
    cardId: oneOf(CARDS),
    revision: fc.constantFrom(1, 2, 3),
    preview: fc.constant({ path: `cards/ana/c/${'a'.repeat(64)}.jpg`, width: 1200, height: 630 }),
  }),
  pauseCard: fc.record({ cardId: oneOf(CARDS) }),
  resumeCard: fc.record({ cardId: oneOf(CARDS) }),
  deleteCard: fc.record({ cardId: oneOf(CARDS) }),
  restoreCard: fc.record({ cardId: oneOf(CARDS) }),
  walletPass: fc.record({ cardId: oneOf(CARDS), wallet: fc.constantFrom('google', 'apple') }),
  bookByHand: fc.record({
    bookingId: oneOf(BOOKINGS),
    serviceId: fc.constantFrom(aService().id, 'none'),
    start: fc.constantFrom(START, START + 30 * 60_000),
    customer: fc.constant({ name: 'Eva', email: '', phone: '' }),
    notes: fc.constant(''),
    zone: fc.constant('Europe/Madrid'),
    language: fc.constant('es'),
    overlap: fc.boolean(),
  }),
  paymentReceipt: fc.record({ bookingId: oneOf(BOOKINGS) }),
  checkSeries: fc.record({
    serviceId: fc.constantFrom(aService().id, 'none'),
    start: fc.constantFrom(START, START + 30 * 60_000),
    everyWeeks: fc.constantFrom(1, 2),
    times: fc.constantFrom(2, 26),
    zone: fc.constant('Europe/Madrid'),
  }),
  bookSeries: fc.record({
    seriesId: oneOf(BOOKINGS),
    starts: fc.constantFrom([START], [START, START + 7 * 24 * 60 * 60_000]),
    serviceId: fc.constantFrom(aService().id, 'none'),
    customer: fc.constant({ name: 'Eva', email: '', phone: '' }),
    notes: fc.constant(''),
    zone: fc.constant('Europe/Madrid'),
    language: fc.constant('es'),
  }),
  reminderLinks: fc.record({ bookingIds: fc.constantFrom(...BOOKINGS.map((id) => [id])) }),
  orderWaiting: fc.record({ waitingIds: fc.constantFrom(BOOKINGS.slice(0, 2)) }),
  removeWaiting: fc.record({ waitingId: oneOf(BOOKINGS) }),
  countVisits: fc.record({ personId: fc.constant('e'.repeat(40)) }),
  countFollowing: fc.record({ bookingId: oneOf(BOOKINGS) }),
  cancelFollowing: fc.record({ bookingId: oneOf(BOOKINGS), sequence: fc.constantFrom(0, 1), reason }),
  moveFollowing: fc.record({
    bookingId: oneOf(BOOKINGS),
    sequence: fc.constantFrom(0, 1),
    start: fc.constant(START),
    overlap: fc.boolean(),
  }),
  actOnBooking: fc.record({
    bookingId: oneOf(BOOKINGS),
    sequence: fc.constantFrom(0, 1),
    action: fc.constantFrom('pay', 'confirm', 'reject', 'cancel', 'complete', 'mark-no-show'),
    reason,
  }),
  moveBooking: fc.record({
    bookingId: oneOf(BOOKINGS),
    sequence: fc.constantFrom(0, 1),
    start: fc.constant(START),
    overlap: fc.boolean(),
  }),
  blockTime: fc.record({
    blockId: oneOf(BOOKINGS),
    start: fc.constant(START),
    end: fc.constant(START + 60 * 60_000),
    title: reason,
    overlap: fc.boolean(),
  }),
  unblockTime: fc.record({ blockId: oneOf(BOOKINGS) }),
  refundPayment: fc.record({ bookingId: oneOf(BOOKINGS), amount: fc.constant(100), given: fc.constant(0) }),
  chargeNoShow: fc.record({ bookingId: oneOf(BOOKINGS), amount: fc.constant(100), attempts: fc.nat(1) }),
  removeAdmin: fc.record({ uid: oneOf(UIDS) }),
  keepAdmin: fc.record({ uid: oneOf(UIDS) }),
  setAdminRole: fc.record({ uid: oneOf(UIDS), role: fc.constantFrom('admin', 'support') }),
  setUserDisabled: fc.record({ uid: oneOf(UIDS), disabled: fc.boolean(), reason }),
  adminUserDetail: fc.record({ uid: oneOf(UIDS) }),
  setUserPlan: fc.record({ uid: oneOf(UIDS), plan: fc.constant('enterprise') }),
  helpAccount: fc.record({
    uid: oneOf(UIDS),
    help: fc.constantFrom('password-reset', 'verify-email', 'end-sessions', 'export'),
  }),
  changeNotes: fc.record({
    uid: oneOf(UIDS),
    change: fc.constantFrom({ kind: 'add', text: 'nota' }, { kind: 'remove', noteId: 'n1' }),
  }),
  writeToAccount: fc.record({ uid: oneOf(UIDS), letter: fc.constant('answer'), text: fc.constant('Hola') }),
  findLinkedCards: fc.record({ hosts: fc.constant(['evil.example']), after: fc.constant(null) }),
  takeDownLinked: fc.record({
    hosts: fc.constant(['evil.example']),
    cardIds: fc.constantFrom(...CARDS.map((id) => [id])),
    reason: fc.constant('Porque sí'),
  }),
  workState: fc.constant({}),
  retryWork: fc.constantFrom(
    { kind: 'job', name: 'endTrials' },
    { kind: 'mails', which: 'failed' },
    { kind: 'account', work: 'export', uid: UIDS[0] },
  ),
  listCards: fc.record({
    search: oneOf(['', 'ana']),
    state: fc.constant(null),
    after: fc.constantFrom(null, ...CARDS),
  }),
  endAlertMute: fc.record({ muteId: oneOf(['m1', 'none']) }),
  deleteUser: fc.record({ uid: oneOf(UIDS), email: fc.constant('ana@ejemplo.com') }),
  grantAdmin: fc.record({ uid: oneOf(UIDS) }),
  inviteAdmin: fc.record({ email: fc.constant('malo@ejemplo.com'), again: fc.boolean() }),
  acceptAdminInvite: fc.record({ token: oneOf(['', 'x'.repeat(43)]) }),
  takeDownCard: fc.record({ cardId: oneOf(CARDS), reason: fc.constant('Porque sí') }),
  liftTakedown: fc.record({ cardId: oneOf(CARDS) }),
  dismissReports: fc.record({ cardIds: fc.constantFrom(...CARDS.map((id) => [id])), decision: reason }),
  takeDownReported: fc.record({
    cardIds: fc.constantFrom(...CARDS.map((id) => [id])),
    reason: fc.constant('x'),
  }),
  appealDecision: fc.record({ cardId: oneOf(CARDS), text: fc.constant('Es un error') }),
  decideAppeal: fc.record({
    appealId: oneOf(['a1', 'none']),
    status: fc.constantFrom('accepted', 'refused'),
    answer: fc.constant('x'),
  }),
  goBackTemplate: fc.record({
    cardId: oneOf(CARDS),
    templateId: oneOf(['clara', 'none']),
    version: fc.constant('1.1.0'),
  }),
  undoSync: fc.record({ runId: oneOf(['clara_1.1.0', 'none']) }),
  startSync: fc.record({
    templateId: oneOf(['clara', 'none']),
    version: fc.constant('1.1.0'),
    percentage: fc.constant(100),
    driver: fc.constant('one'),
  }),
  applySync: fc.record({ runId: oneOf(['clara_1.1.0', 'none']), driver: fc.constant('one') }),
  cancelPublication: fc.record({ id: oneOf(['clara', 'none']) }),
  endSessions: fc.record({ keepMine: fc.boolean() }),
  exportAccount: fc.constant({}),
  setLeadForm: fc.record({ cardId: oneOf(CARDS), fields: fc.constantFrom(['email'], null) }),
  deletePerson: fc.record({ personId: oneOf(PEOPLE) }),
  mergePeople: fc.record({ keptId: oneOf(PEOPLE), mergedId: oneOf(PEOPLE) }),
  answerErasure: fc.record({
    personId: oneOf(PEOPLE),
    grant: fc.boolean(),
    reason: fc.constantFrom('', 'No'),
  }),
  settleClaim: fc.record({
    personId: oneOf(PEOPLE),
    claimId: fc.constantFrom('l1'.padEnd(40, '0'), 'b'.repeat(20)),
    take: fc.boolean(),
  }),
  undoImport: fc.record({ importId: fc.constant('importanaxxxxxxxxxxx') }),
  addPeople: fc.record({ source: fc.constant('hand'), people: fc.constant([EVA]) }),
  refreshBookableCards: fc.constant({}),
} as const satisfies Partial<Record<CallableName, fc.Arbitrary<unknown>>>;

/** Generates one call, from one of the attacker's sessions. */
const step = fc
  .constantFrom(...(Object.keys(INPUTS) as (keyof typeof INPUTS)[]))
  .chain((name) =>
    fc.record({ name: fc.constant(name), input: INPUTS[name] as fc.Arbitrary<unknown>, session: fc.nat(2) }),
  );

/** Returns the attacker's sessions: a recent one, one of yesterday, and one whose address isn't verified. */
const sessionsOf = (account: HostileAccount) => [
  account,
  account.withSession({ startedAt: account.session.startedAt - 86_400 }),
  account.withSession({ emailVerified: false }),
];

async function arrange(): Promise<void> {
  const db = project.db();
  await project.aPublished('ana', 'ana-garcia', { profile: { ...ANA, name: 'Ana García' } });
  await project.aDraft('malo', 'malo');
  await storeAvailability(db, 'ana');
  await storeService(db, { cardIds: [CARDS[0]!] });
  await db
    .doc('users/ana')
    .set({ id: 'ana', name: 'Ana García', email: 'ana@ejemplo.com', phone: '600111222' });
  await db.doc('users/malo').set({ id: 'malo', name: 'Malo', email: 'malo@ejemplo.com' });
  await db.doc('alertMutes/m1').set({ conditions: { text: 'fallo' }, until: new Date(2100, 0) });
  await db.doc('admins/marta').set({ id: 'marta', email: 'marta@ejemplo.com', role: 'admin' });
  const ana = project.signUp('ana');
  const customer = { name: 'Eva Cliente', email: 'eva@ejemplo.com', phone: '600999888' };
  const booked = await ana.call('bookByHand', {
    bookingId: BOOKINGS[0],
    serviceId: aService().id,
    start: START,
    customer,
    notes: 'Nota de Eva',
    zone: 'Europe/Madrid',
    language: 'es',
    overlap: false,
  });
  const blocked = await ana.call('blockTime', {
    blockId: BOOKINGS[1],
    start: START + 2 * 60 * 60_000,
    end: START + 3 * 60 * 60_000,
    title: 'Médico',
    overlap: false,
  });
  if (booked.status !== 200 || blocked.status !== 200) throw new Error(`${booked.text} ${blocked.text}`);
}

/** Documents of the product itself that every call may change, such as counters and keys. */
const SHARED = /^(rateLimits|stats|visitSalts|jobs|userIndex\/malo|outbox)\b/;
/** Reports whether a document belongs to the attacker by its path or its owner. */
const isTheirs = (path: string, data: DocumentData) =>
  /(^|\/)malo(\/|$|-|0)/.test(path) || [data['userId'], data['uid'], data['cardOwner']].includes('malo');

/** Reads every document that isn't the attacker's, by path. */
async function othersDocuments(): Promise<Record<string, DocumentData>> {
  const found: Record<string, DocumentData> = {};
  const visit = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const ref of await collection.listDocuments()) {
        const data = (await ref.get()).data();
        if (data && !SHARED.test(ref.path) && !isTheirs(ref.path, data)) found[ref.path] = data;
        await visit(await ref.listCollections());
      }
    }
  };
  await visit(await project.db().listCollections());
  return found;
}

/** Words of others' data that no answer to the attacker and no log line may contain. */
const SECRETS = ['Eva Cliente', 'eva@ejemplo.com', '600999888', 'Nota de Eva', 'Médico', '600111222'];

const ANA = {
  jobTitle: '',
  company: '',
  bio: '',
  phone: '',
  email: '',
  website: '',
  location: '',
  photo: null,
};

it('no sequence of calls by an account changes or reveals documents of others', async () => {
  allowLog(/SMTP_URL/);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      await arrange();
      const sessions = sessionsOf(project.signUp('malo'));
      const before = await othersDocuments();
      const answers: string[] = [];
      for (const { name, input, session } of steps) {
        const answer = await sessions[session]!.call(name, input);
        expect({ name, isServerError: answer.status >= 500 }).toEqual({ name, isServerError: false });
        answers.push(answer.text);
      }
      expect(await othersDocuments()).toEqual(before);
      for (const secret of SECRETS)
        expect([...answers, ...recordedLogs].filter((text) => text.includes(secret))).toEqual([]);
      await project.reset();
    }),
    { numRuns: bySize({ short: 2, all: 6, long: 6 }) },
  );
  expect(recordedLogs.some((line) => line.includes('Callable request verification passed'))).toBe(true);
}, 240_000);
