/** Actors of the tests, in the words of docs/access.md. */
export const ACTORS = ['anonymous', 'other', 'owner', 'admin', 'invited', 'suspended'] as const;

export type Actor = (typeof ACTORS)[number];

/** Uid of each actor. The documents of the tests belong to `ana`. */
export const UID: Record<Actor, string | null> = {
  anonymous: null,
  other: 'luis',
  owner: 'ana',
  admin: 'marta',
  invited: 'iris',
  suspended: 'ana',
};

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;

export type Operation = (typeof OPERATIONS)[number];

export const SIGNED_IN: readonly Actor[] = ['other', 'owner', 'admin', 'invited', 'suspended'];
