/** Actors of the tests, in the words of docs/access.md. */
export const ACTORS = [
  'anonymous',
  'other',
  'owner',
  'admin',
  'moderation',
  'design',
  'support',
  'invited',
  'suspended',
] as const;

export type Actor = (typeof ACTORS)[number];

/** Uid of each actor. The documents of the tests belong to `ana`. */
export const UID: Record<Actor, string | null> = {
  anonymous: null,
  other: 'luis',
  owner: 'ana',
  admin: 'marta',
  moderation: 'mario',
  design: 'diana',
  support: 'sara',
  invited: 'iris',
  suspended: 'ana',
};

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;

export type Operation = (typeof OPERATIONS)[number];

export const SIGNED_IN: readonly Actor[] = ACTORS.filter((actor) => actor !== 'anonymous');

/** Administrators whose role isn't all, by their uid. */
export const WITH_ROLE = { mario: 'moderation', diana: 'design', sara: 'support' } as const;
