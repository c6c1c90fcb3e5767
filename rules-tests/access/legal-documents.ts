import { serverTimestamp } from 'firebase/firestore';
import { aCardContent } from 'shared-lib/testing';

/** A time: `serverTimestamp()` of either SDK in a write, a date in a stored document. */
export type Time = object;

/** Time at which the stored documents of a test were written. */
export const STORED = new Date('2026-03-02T09:00:00Z');

const now = serverTimestamp();
const HASH = 'a'.repeat(64);

/*
 * A legal document of each kind, as its owner (`ana`) or an administrator (`marta`) writes it. `at` is the server's
 * time in a write, and a fixed time for what is stored already.
 */

export const aUser = (at: Time = now, uid = 'ana') => ({
  id: uid,
  email: `${uid}@ejemplo.com`,
  name: 'Ana García',
  legal: { version: '2026-11-20', acceptedAt: '2026-11-20T10:00:00.000Z' },
  createdAt: at,
});

/** Returns the fields of a user that the person may change. */
export const aPersonalChange = (at: Time = now) => ({
  name: 'Ana G.',
  photo: { path: `users/ana/${HASH}.jpg`, width: 200, height: 200 },
  phone: '+34 600 000 001',
  timezone: 'America/Argentina/Buenos_Aires',
  language: 'es',
  settings: {
    theme: 'dark',
    analytics: false,
    notifications: {
      ...{ bookings: true, payments: true, people: true, templates: false },
      app: { bookings: true, payments: false, people: true },
      push: { bookings: true, payments: true, people: false, templates: true },
    },
  },
  contexts: ['Feria de Madrid'],
  tax: { name: 'Estudio Norte S. L.', taxId: 'B00000000', vatPermille: 210 },
  dismissedHints: ['add-photo-card-1'],
  figuresFrom: { 'card-1': '2026-03-01' },
  updatedAt: at,
});

export const aNotification = () => ({
  kind: 'booking',
  title: 'Nueva reserva',
  createdAt: STORED,
  readAt: null,
});

/** Expiry within a device's retention time, counted from when the tests run. */
const PUSH_UNTIL = new Date(Date.now() + 90 * 86_400_000);

export const aPushSubscription = (at: Time = now) => ({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'b'.repeat(22),
  createdAt: at,
  expiresAt: PUSH_UNTIL,
});

export const somePhotoUploads = (at: Time = now, uid = 'ana') => ({
  paths: [`cards/${uid}/card1/${HASH}.jpg`],
  count: 1,
  since: at,
});

export const aProfile = (at: Time = now, uid = 'ana') => ({
  userId: uid,
  name: 'Ana García',
  bio: 'Arquitecta',
  updatedAt: at,
});

export const anAdmin = (at: Time = now, uid = 'iris') => ({
  id: uid,
  email: `${uid}@ejemplo.com`,
  name: 'Administrador',
  role: 'admin',
  createdAt: at,
  updatedAt: at,
  revision: 1,
});

/** Returns the record that an account creates for itself where the policy lets everybody. */
export const aSelfRegisteredAdmin = (at: Time = now, uid = 'iris') => ({
  ...anAdmin(at, uid),
  selfRegistered: true,
});

export const aPolicy = (at: Time = now, selfRegistration = false) => ({
  selfRegistration,
  updatedAt: at,
  revision: 1,
});

export const alertSettings = (at: Time = now) => ({
  webhookUrl: 'https://chat.example.com/hook',
  minSeverity: 'high',
  updatedAt: at,
  revision: 1,
});

export const someLinkHosts = (at: Time = now) => ({
  hosts: ['malo.example.com'],
  updatedAt: at,
  revision: 1,
});

export const productSettings = (at: Time = now) => ({
  supportEmail: 'ayuda@ejemplo.com',
  cardsPerAccount: 10,
  reportsForAlert: 3,
  updatedAt: at,
  revision: 1,
});

/** A fortnight from now: the rules compare it with the server's clock. */
const IN_A_FORTNIGHT = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);

export const anInvite = (email: string, at: Time = now) => ({
  email,
  invitedBy: 'marta',
  createdAt: at,
  expiresAt: IN_A_FORTNIGHT,
  acceptedAt: null as Time | null,
  acceptedBy: null as string | null,
  revision: 1,
});

export const aCard = (at: Time = now, uid = 'ana') => ({
  ...aCardContent({
    profile: {
      ...aCardContent().profile,
      phone: '+34 600 000 001',
      photo: { path: `cards/${uid}/card1/${HASH}.jpg`, width: 400, height: 400 },
    },
  }),
  userId: uid,
  owner: uid,
  slug: 'ana-garcia',
  revision: 1,
  status: 'draft',
  bookingEnabled: false,
  createdAt: at,
  updatedAt: at,
  publishedAt: null,
  publishedRevision: null,
  deletedAt: null,
});

export const aClaim = (uid = 'ana') => ({ uid, cardId: 'card1', claimedAt: STORED, freedAt: null });

export const aTemplate = (at: Time = now) => ({
  name: 'Clásica',
  description: 'Sobria',
  category: 'Negocios',
  version: '1.0.0',
  author: 'Tarjetero',
  targetSection: 'profile',
  isPublic: true,
  reactCode: 'export default function T() { return <p>Hola</p>; }',
  cssCode: 'p { color: teal }',
  compiledCode: '…',
  jsonConfig: [{ id: 'title', label: 'Título', type: 'text', defaultValue: 'Hola', editable: true }],
  tags: ['sobria'],
  downloadCount: 0,
  rating: 0,
  createdAt: at,
  updatedAt: at,
  revision: 1,
});

export const aTemplateVersion = (at: Time = now) => ({
  version: '1.0.0',
  reactCode: 'x',
  cssCode: 'y',
  compiledCode: 'z',
  jsonConfig: [],
  notes: '',
  publishedBy: 'marta',
  publishedAt: at,
});

/** Returns the version that is stored of a published template. */
export const aVersionOf = (template: ReturnType<typeof aTemplate>, at: Time = STORED) => {
  const { version, reactCode, cssCode, compiledCode, jsonConfig } = template;
  return { ...aTemplateVersion(at), version, reactCode, cssCode, compiledCode, jsonConfig };
};

export const anInstance = (at: Time = now, uid = 'ana') => ({
  templateId: 'template1',
  templateVersion: '1.0.0',
  userId: uid,
  cardId: 'card1',
  cardOwner: uid,
  targetSection: 'links',
  targetItemId: 'link-1',
  data: { title: 'Hola' } as Record<string, unknown>,
  attic: {} as Record<string, unknown>,
  markup: { 'link-1': '<p>Hola</p>' } as Record<string, unknown>,
  isActive: true,
  appliedAt: at,
  updatedAt: at,
});

export const aSyncRun = (at: Time = now) => ({
  templateId: 'template1',
  version: '1.1.0',
  percentage: 10,
  state: 'running',
  startedBy: 'marta',
  startedAt: at,
  updatedAt: at,
  revision: 1,
});

export const aService = (at: Time = now, uid = 'ana') => ({
  userId: uid,
  name: 'Consulta',
  description: '',
  durationMinutes: 30,
  price: 4500,
  priceOnRequest: false,
  currency: 'EUR',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  place: { kind: 'video', detail: '' },
  payment: {
    rule: 'deposit',
    link: 'https://buy.stripe.com/test_abc',
    deposit: { kind: 'percent', value: 50 },
    refunds: [{ noticeMinutes: 1440, percent: 100 }],
  },
  color: '#0F766E',
  questions: [{ id: 'q1', label: '¿Primera vez?', kind: 'checkbox', required: false }],
  needsConfirmation: false,
  phoneRequired: false,
  noticeMinutes: 120,
  maxPerDay: 0,
  asksInvoice: true,
  vatPermille: 210,
  cardIds: ['card1'],
  hidden: false,
  archivedAt: null,
  order: 0,
  createdAt: at,
  updatedAt: at,
});

export const anAvailability = (at: Time = now) => ({
  zone: 'Europe/Madrid',
  weekly: { 1: [{ from: '09:00', to: '14:00' }], 5: [] },
  overrides: { '2026-12-24': [] },
  noticeMinutes: 120,
  windowDays: 60,
  incrementMinutes: 15,
  maxPerDay: 8,
  noGaps: false,
  changeNoticeMinutes: 1440,
  paymentDeadlineMinutes: 1440,
  reminders: ['24h', '1h'],
  updatedAt: at,
});

export const aBooking = () => ({ userId: 'ana', status: 'confirmed', start: STORED, ownerNote: '' });

export const aTimeBlock = () => ({
  userId: 'ana',
  start: STORED,
  end: STORED,
  title: 'Médico',
  createdAt: STORED,
});

export const aCustomer = () => ({ name: 'Eva', email: 'eva@ejemplo.com', ownerNote: '' });

export const aFlag = (at: Time = now) => ({
  name: 'Tema oscuro',
  description: '',
  enabled: false,
  rolloutPercentage: 50,
  conditions: { userType: ['premium', 'admin'], platform: ['mobile'] },
  targetUsers: ['ana'],
  createdBy: 'marta',
  createdAt: at,
  updatedAt: at,
  revision: 1,
});

export const aFlagProposal = (at: Time = now) => ({
  flag: { name: 'Nueva', description: '', enabled: true, rolloutPercentage: 50 },
  baseRevision: 1,
  proposedBy: 'marta',
  proposedByEmail: 'marta@ejemplo.com',
  proposedAt: at,
  revision: 1,
});

export const aFlagManagement = (at: Time = now) => ({
  initialized: true,
  initializedAt: at,
  version: '1.0.0',
  adminUsers: ['marta'],
  settings: { requireApproval: true, auditLog: true, notifyOnChanges: true },
  updatedAt: at,
  revision: 1,
});
