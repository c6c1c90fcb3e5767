import { collection, getDocs, limit, onSnapshot, query, serverTimestamp } from 'firebase/firestore';
import { DEFAULT_FLAGS, type DescribedFlag, type FeatureFlag, type Flags } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { requireEditedRevision, writeAudited, type Author } from './audited-write';
import { toMillis } from './template-document';

/** Most flags that a project may have: what one list of the rules gives. */
const MOST_FLAGS = 100;

const allFlags = () => query(collection(firebaseFirestore(), 'featureFlags'), limit(MOST_FLAGS));

/**
 * Follows the project's flags.
 *
 * @param onChange - Only what the server said; nothing at all while there is no flag.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToFlags(
  onChange: (flags: Flags) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    allFlags(),
    // Else the server's confirmation of what the cache had already is no news.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache || snapshot.empty) return;
      onChange(Object.fromEntries(snapshot.docs.map((found) => [found.id, toFlag(found.data())])));
    },
    (error) => onError(fromFirebase(error)),
  );
}

function toFlag(data: Record<string, unknown>): FeatureFlag {
  const { enabled, rolloutPercentage, conditions, targetUsers } = data as Partial<FeatureFlag>;
  return {
    enabled: enabled === true,
    rolloutPercentage: Number(rolloutPercentage ?? 0),
    ...(conditions && { conditions }),
    ...(targetUsers && { targetUsers }),
  };
}

/** A flag as its list in the administration shows it. Times are milliseconds since the epoch. */
export interface StoredFlag extends DescribedFlag {
  id: string;
  revision: number;
  createdBy: string;
  createdAt: number;
  updatedAt: number;
}

/**
 * Follows the project's flags with what administrators know of them, by name.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToDescribedFlags(
  onChange: (flags: StoredFlag[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    allFlags(),
    ({ docs }) =>
      onChange(
        docs.map((found) => {
          const data = found.data({ serverTimestamps: 'estimate' });
          return {
            ...toFlag(data),
            id: found.id,
            name: String(data['name'] ?? found.id),
            description: String(data['description'] ?? ''),
            revision: Number(data['revision'] ?? 0),
            createdBy: String(data['createdBy'] ?? ''),
            createdAt: toMillis(data['createdAt']),
            updatedAt: toMillis(data['updatedAt']),
          };
        }),
      ),
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Saves a flag.
 *
 * @param editedRevision - What the edit began with; `null` for a new flag.
 * @returns The revision that it has now.
 * @throws AppError `edit-conflict` when another was stored meanwhile, or the id of a new one is taken.
 */
export async function saveFlag(
  author: Author,
  id: string,
  flag: DescribedFlag,
  editedRevision: number | null,
): Promise<number> {
  const { name, description, enabled, rolloutPercentage, conditions, targetUsers } = flag;
  const [revision] = await writeAudited(author, {
    collection: 'featureFlags',
    docId: id,
    change: (before) => {
      requireEditedRevision(before, editedRevision);
      return {
        name,
        description,
        enabled,
        rolloutPercentage,
        ...(conditions && { conditions }),
        ...(targetUsers && { targetUsers }),
        createdBy: before?.['createdBy'] ?? author.uid,
        createdAt: before?.['createdAt'] ?? serverTimestamp(),
        updatedAt: serverTimestamp(),
      };
    },
  });
  return revision!;
}

/** Removes a flag: its default holds from then on, or nothing. Repeating it changes nothing. */
export async function deleteFlag(author: Author, id: string): Promise<void> {
  await writeAudited(author, { collection: 'featureFlags', docId: id, change: () => null });
}

/** What an initialisation came to. */
export interface FlagInitialisation {
  /** Why nothing was done: there are flags already, or they can't be read. */
  skipped: 'present' | 'unreadable' | null;
  created: number;
  failed: number;
}

/**
 * Creates the default flags, if the project has none, and writes down that it was done. Only administrators may.
 *
 * A flag that can't be created is counted and stops nobody; the next call finds the others and leaves it at that.
 */
export async function initializeFlags(author: Author): Promise<FlagInitialisation> {
  try {
    if (!(await getDocs(query(collection(firebaseFirestore(), 'featureFlags'), limit(1)))).empty)
      return { skipped: 'present', created: 0, failed: 0 };
  } catch {
    return { skipped: 'unreadable', created: 0, failed: 0 };
  }
  const flags = Object.entries<DescribedFlag>(DEFAULT_FLAGS);
  const outcomes = await Promise.allSettled(flags.map(([name, flag]) => createFlag(author, name, flag)));
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  await writeAudited(author, {
    collection: 'featureFlagManagement',
    docId: 'config',
    change: (before) =>
      before ?? {
        initialized: true,
        initializedAt: serverTimestamp(),
        version: '1.0.0',
        adminUsers: [author.uid],
        settings: { requireApproval: true, auditLog: true, notifyOnChanges: true },
        updatedAt: serverTimestamp(),
      },
  });
  return { skipped: null, created: flags.length - failed, failed };
}

async function createFlag(author: Author, docId: string, flag: DescribedFlag): Promise<void> {
  await writeAudited(author, {
    collection: 'featureFlags',
    docId,
    change: (before) =>
      before ?? {
        ...flag,
        createdBy: author.uid,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      },
  });
}
