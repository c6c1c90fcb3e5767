import { z } from 'zod';
import {
  ADMIN_ROLES,
  describedFlagSchema,
  MAX_FREEZE_MESSAGE,
  LINK_HOST,
  MAX_LINK_HOSTS,
  PRODUCT_LIMITS,
  SUPPORT_EMAIL_FORM,
  SYNC_INTERRUPTIONS,
} from '..';
import { instant, revision, text, version, whole } from '../stored/fields';

/** `config/adminPolicy` */
export const adminPolicySchema = z.strictObject({
  /** True if anybody who signs in may become an administrator, as the original application allowed. */
  selfRegistration: z.boolean(),
  /** Missing in documents from before there was a second factor: not required. */
  requireSecondFactor: z.boolean().optional(),
  updatedAt: instant,
  revision,
});

/** `config/alerts` */
export const alertSettingsSchema = z.strictObject({
  webhookUrl: text(2048).regex(/^(https:\/\/[!-?A-~]+|http:\/\/127\.0\.0\.1:\d{2,5}(\/[!-?A-~]*)?)?$/),
  minSeverity: z.enum(['critical', 'high', 'medium', 'low']),
  updatedAt: instant,
  revision,
});

/** `config/linkHosts` */
export const linkHostsSchema = z.strictObject({
  hosts: z.array(z.string().regex(LINK_HOST)).max(MAX_LINK_HOSTS),
  updatedAt: instant,
  revision,
});

/** `config/product` */
export const productSettingsSchema = z.strictObject({
  supportEmail: text(PRODUCT_LIMITS.supportEmail).regex(SUPPORT_EMAIL_FORM),
  cardsPerAccount: whole(0, PRODUCT_LIMITS.cardsPerAccount),
  reportsForAlert: whole(0, PRODUCT_LIMITS.reportsForAlert),
  updatedAt: instant,
  revision,
});

/** `adminInvites/{email}`, with the address in lower case. */
export const adminInviteSchema = z.strictObject({
  email: z
    .string()
    .max(254)
    .regex(/^[^\s@/]+@[^\s@/]+\.[^\s@/]{2,}$/),
  invitedBy: z.string(),
  /** Missing in invitations from before there were roles: all. */
  role: z.enum(ADMIN_ROLES).optional(),
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  acceptedBy: z.string().nullable(),
  /**
   * Hash of the secret in its mail; an invitation without one is from before there were secrets, and can't be accepted.
   */
  tokenHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  revision,
});

/** Collections whose changes by administrators are logged. */
export const AUDITED_COLLECTIONS = [
  'config',
  'adminInvites',
  'admins',
  'userTemplates',
  'adminTemplates',
  'featureFlags',
  'featureFlagManagement',
  'syncRuns',
] as const;

/** `audit/{collection}_{docId}_{revision}` */
export const auditEntrySchema = z.strictObject({
  /** Functions also log what they do to accounts, cards and reports. */
  collection: z.enum([
    ...AUDITED_COLLECTIONS,
    'flagProposals',
    'scheduledPublications',
    'alertMutes',
    'users',
    'cards',
    'reports',
    'appeals',
  ]),
  docId: z.string(),
  /** 0 for an entry without a change: somebody's personal data was read. */
  revision: whole(0, Number.MAX_SAFE_INTEGER),
  action: z.enum(['create', 'update', 'delete', 'read']),
  /** Uid, or `operator` for `npm run admin:grant`. */
  by: z.string(),
  byEmail: z.string(),
  /** Administrator who proposed the change, where its author approved it. */
  proposedBy: z.string().optional(),
  proposedByEmail: z.string().optional(),
  at: instant,
  before: z.looseObject({}).nullable(),
  after: z.looseObject({}).nullable(),
});

/** Content that an administrator’s browser writes to `syncRuns/{id}`. */
export const syncInterruptionSchema = z.looseObject({
  state: z.enum(SYNC_INTERRUPTIONS),
  updatedAt: instant,
  revision,
});

/** `syncRuns/{id}` */
export const syncRunSchema = z.strictObject({
  templateId: text(128),
  version,
  percentage: z.number().int().min(0).max(100),
  state: z.enum([
    'running',
    ...SYNC_INTERRUPTIONS,
    'reached',
    'finished',
    'failed',
    'halted',
    'undoing',
    'undone',
  ]),
  startedBy: z.string(),
  startedAt: instant,
  updatedAt: instant,
  revision,
  /** Functions write these. */
  counts: z.record(z.string(), z.number()).optional(),
  isDrawn: z.boolean().optional(),
  stage: z.number().int().optional(),
});

/** `featureFlags/{flag}` */
export const featureFlagDocumentSchema = z.strictObject({
  ...describedFlagSchema.shape,
  createdBy: z.string(),
  createdAt: instant,
  updatedAt: instant,
  revision,
});

/** `featureFlags/read_only` */
export const freezeDocumentSchema = z.strictObject({
  ...featureFlagDocumentSchema.shape,
  message: text(MAX_FREEZE_MESSAGE),
  until: instant.nullable(),
});

/** `flagProposals/{flag}` */
export const flagProposalSchema = z.strictObject({
  flag: describedFlagSchema.nullable(),
  baseRevision: revision.nullable(),
  proposedBy: z.string(),
  proposedByEmail: z.string(),
  proposedAt: instant,
  revision,
});

/** `featureFlagManagement/config` */
export const flagManagementSchema = z.strictObject({
  initialized: z.boolean(),
  initializedAt: instant,
  version: z.literal('1.0.0'),
  adminUsers: z.array(z.string().max(128)).max(100),
  settings: z.strictObject({
    requireApproval: z.boolean(),
    auditLog: z.boolean(),
    notifyOnChanges: z.boolean(),
  }),
  updatedAt: instant,
  revision,
});
