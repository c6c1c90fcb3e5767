import { collection, getDocs, limit, onSnapshot, query, serverTimestamp } from 'firebase/firestore';
import { DEFAULT_FLAGS, type DescribedFlag, type FeatureFlag } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { writeAudited, type Author } from './audited-write';

/** Most flags that a project may have: what one list of the rules gives. */
const MOST_FLAGS = 100;

const allFlags = () => query(collection(firebaseFirestore(), 'featureFlags'), limit(MOST_FLAGS));

/** Every flag by name. */
export type Flags = Readonly<Record<string, FeatureFlag>>;

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
