import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { TEMPLATE_LIMITS } from 'shared-lib/model';
import { writeAudited } from './access/audited';
import {
  aCard,
  aFlag,
  aFlagManagement,
  anAdmin,
  anAvailability,
  anInstance,
  aService,
  aTemplate,
  someLinkHosts,
  STORED,
} from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();
const now = serverTimestamp();

const MEGABYTE = 'x'.repeat(900_000);
const texts = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
const map = (count: number, length: number) =>
  Object.fromEntries(texts(count, length).map((text, index) => [`field${index}`, text]));

beforeEach(() =>
  actors.arrange(async (db) => {
    await setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta'));
    await setDoc(doc(db, 'cards/card1'), aCard(STORED));
    await setDoc(doc(db, 'userTemplates/template1'), aTemplate(STORED));
  }),
);

/** Documents of owners whose lists and maps the rules measure: where, and the document with one part replaced. */
const OWNED: [what: string, path: string, fattest: object, tooFat: object[]][] = [
  [
    'the cards of a service',
    'services/one',
    { ...aService(), cardIds: texts(50, 128) },
    [
      { ...aService(), cardIds: [MEGABYTE] },
      { ...aService(), cardIds: [{ id: MEGABYTE }] },
    ],
  ],
  [
    'the refunds of a service',
    'services/one',
    { ...aService() },
    [
      {
        ...aService(),
        payment: { ...aService().payment, refunds: [{ noticeMinutes: MEGABYTE, percent: 5 }] },
      },
      {
        ...aService(),
        payment: { ...aService().payment, refunds: [{ noticeMinutes: 5, percent: 5, more: MEGABYTE }] },
      },
    ],
  ],
  [
    'the special dates of somebody’s hours',
    'availability/ana',
    { ...anAvailability() },
    [{ ...anAvailability(), overrides: { [MEGABYTE.slice(0, 1000)]: [] } }],
  ],
  ...(['data', 'attic'] as const).map((field): [string, string, object, object[]] => [
    `the ${field} of an applied template`,
    'templateInstances/one',
    { ...anInstance(), [field]: map(field === 'data' ? 60 : 200, TEMPLATE_LIMITS.fieldText) },
    [
      { ...anInstance(), [field]: { title: MEGABYTE } },
      { ...anInstance(), [field]: { title: [MEGABYTE] } },
      { ...anInstance(), [field]: { title: { text: MEGABYTE } } },
    ],
  ]),
  [
    'the markup of an applied template',
    'templateInstances/one',
    { ...anInstance(), markup: { profile: 'x'.repeat(TEMPLATE_LIMITS.instanceMarkup) } },
    [
      { ...anInstance(), markup: { profile: MEGABYTE } },
      { ...anInstance(), markup: { profile: [MEGABYTE] } },
    ],
  ],
];

describe('an owner', () => {
  it.each(OWNED)('can store %s up to the limit only', async (_what, path, fattest, tooFat) => {
    const ana = actors.user('ana');
    await assertSucceeds(setDoc(doc(ana, path), fattest));
    for (const data of tooFat) await assertFails(setDoc(doc(ana, `${path}2`), data));
  });
});

/** Documents of administrators whose lists the rules measure. */
const ADMINISTERED: [what: string, path: string, fattest: object, tooFat: object][] = [
  [
    'the tags of a template',
    'userTemplates/two',
    { ...aTemplate(), isPublic: false, tags: texts(TEMPLATE_LIMITS.tags, TEMPLATE_LIMITS.tag) },
    { ...aTemplate(), isPublic: false, tags: [MEGABYTE] },
  ],
  [
    'the banned domains',
    'config/linkHosts',
    {
      ...someLinkHosts(),
      hosts: Array.from({ length: 1000 }, (_, n) => `${'x'.repeat(60)}${n}.example.com`),
    },
    { ...someLinkHosts(), hosts: [MEGABYTE] },
  ],
  [
    'the accounts of a flag',
    'featureFlags/nueva',
    { ...aFlag(), targetUsers: texts(500, 128) },
    { ...aFlag(), targetUsers: [MEGABYTE] },
  ],
  [
    'the accounts that manage flags',
    'featureFlagManagement/config',
    { ...aFlagManagement(), initializedAt: now, adminUsers: texts(100, 128) },
    { ...aFlagManagement(), initializedAt: now, adminUsers: [MEGABYTE] },
  ],
];

describe('an administrator', () => {
  it.each(ADMINISTERED)('can store %s up to the limit only', async (_what, path, fattest, tooFat) => {
    const marta = actors.user('marta');
    await assertFails(writeAudited(marta, 'marta', { path, before: null, after: tooFat }));
    await assertSucceeds(writeAudited(marta, 'marta', { path, before: null, after: fattest }));
  });
});
