/** Roles of administrators; `admin` may do everything. */
export const ADMIN_ROLES = ['admin', 'moderation', 'design', 'support'] as const;

export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Capabilities of administrators, each with the roles that have it besides `admin`. */
const CAPABILITIES = {
  /** The panel itself, with figures and who administers. */
  panel: ['moderation', 'design', 'support'],
  /** Templates, their publication and their distribution. */
  design: ['design'],
  /** Reports, takedowns and suspensions. */
  moderation: ['moderation'],
  /** Data of accounts, notes on them and letters to them. */
  accounts: ['moderation', 'support'],
  /** Plans, help and deletions at owners' request. */
  support: ['support'],
  /** Flags, settings, alerts, jobs and the log. */
  operation: [],
  /** Administrators, their roles and invitations. */
  administrators: [],
} as const satisfies Record<string, readonly Exclude<AdminRole, 'admin'>[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Returns the role of an administrator's stored record: one from before there were roles may do everything. */
export function adminRoleOf(stored: unknown): AdminRole | null {
  if (stored === undefined) return 'admin';
  return ADMIN_ROLES.find((role) => role === stored) ?? null;
}

/** Reports whether a role may do something; a role that doesn't exist may do nothing. */
export function roleMay(role: AdminRole | null, capability: Capability): boolean {
  if (role === null) return false;
  const roles: readonly AdminRole[] = CAPABILITIES[capability];
  return role === 'admin' || roles.includes(role);
}

/**
 * Capabilities that reading and writing a collection needs beyond what every account may. Without `write`, a role lets nobody write: an
 * entry of the log comes with the change that it describes, and one's own record is one's own.
 */
interface CollectionCapabilities {
  read?: Capability;
  write?: Capability;
}

/** Capabilities by collection, with the document's name where those of one collection differ. `firestore.rules` has the same. */
export const COLLECTION_CAPABILITIES: Readonly<Record<string, CollectionCapabilities>> = {
  admins: { read: 'panel' },
  adminInvites: { read: 'administrators', write: 'administrators' },
  'config/adminPolicy': { read: 'panel', write: 'operation' },
  'config/alerts': { read: 'operation', write: 'operation' },
  'config/linkHosts': { read: 'operation', write: 'operation' },
  'config/product': { read: 'operation', write: 'operation' },
  audit: { read: 'operation' },
  userIndex: { read: 'accounts' },
  publicCards: { read: 'panel' },
  cardStats: { read: 'panel' },
  userTemplates: { read: 'design', write: 'design' },
  adminTemplates: { read: 'design', write: 'design' },
  templateInstances: { read: 'design', write: 'design' },
  syncRuns: { read: 'design', write: 'design' },
  scheduledPublications: { read: 'design' },
  featureFlags: { write: 'operation' },
  flagProposals: { read: 'operation' },
  featureFlagManagement: { read: 'operation', write: 'operation' },
  stats: { read: 'panel' },
  alerts: { read: 'operation' },
  alertMutes: { read: 'operation' },
  reports: { read: 'moderation' },
  reportedCards: { read: 'moderation' },
  appeals: { read: 'moderation' },
};
