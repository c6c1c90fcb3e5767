import { collection, doc, getDocs, limit, query, serverTimestamp, Timestamp } from 'firebase/firestore';
import {
  DEFAULT_FLAGS,
  READ_ONLY_FLAG,
  type DescribedFlag,
  type FlagProposal,
  type Freeze,
} from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { requireEditedRevision, writeAudited, type Author } from './audited-write';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { followDocument, followQuery } from '../follow';
import { toFlag } from '../flag-repository';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

const allFlags = () => query(collection(firebaseFirestore(), 'featureFlags'), limit(MAX_QUERY_SIZE));

/** A flag as the administrators' list shows it. Times are milliseconds since the epoch. */
export interface StoredFlag extends DescribedFlag {
  id: string;
  revision: number;
  createdBy: string;
  createdAt: number;
  updatedAt: number;
}

/**
 * Subscribes to the project's flags with their descriptions and history, by name.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToDescribedFlags(
  onChange: (flags: StoredFlag[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    allFlags(),
    (found) => {
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
    },
    onChange,
    onError,
  );
}

/**
 * Subscribes to the changes of flags that wait for a second administrator.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToFlagProposals(
  onChange: (proposals: FlagProposal[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(firebaseFirestore(), 'flagProposals'), limit(MAX_QUERY_SIZE)),
    (found) => {
      const stored = requireShape<StoredForm<FlagProposal, 'proposedAt'>>(found.data(), {
        ...{ proposedBy: 'text', revision: 'number' },
      });
      return { ...stored, id: found.id, proposedAt: toMillis(stored.proposedAt) };
    },
    onChange,
    onError,
  );
}

/**
 * Subscribes to the setting that says whether changes of flags need a second administrator.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToFlagApproval(
  onChange: (isRequired: boolean) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'featureFlagManagement', 'config'),
    (found) => found.get('settings.requireApproval') === true,
    onChange,
    onError,
  );
}

/**
 * Turns the emergency flag on, with the message to people and its end, or off.
 *
 * @param freeze - `null` to end it.
 * @param words - Name and description of the flag where it isn't stored yet.
 */
export async function saveFreeze(
  author: Author,
  freeze: Freeze | null,
  words: { name: string; description: string },
  editedRevision: number | null,
): Promise<void> {
  await writeAudited(author, {
    collection: 'featureFlags',
    docId: READ_ONLY_FLAG,
    change: (before) => {
      requireEditedRevision(before, editedRevision);
      return {
        ...words,
        enabled: freeze !== null,
        rolloutPercentage: 100,
        message: freeze?.message ?? '',
        until: freeze?.until ? Timestamp.fromMillis(freeze.until) : null,
        createdBy: before?.['createdBy'] ?? author.uid,
        createdAt: before?.['createdAt'] ?? serverTimestamp(),
        updatedAt: serverTimestamp(),
      };
    },
  });
}

/** Result of an initialisation. */
export interface FlagInitialisation {
  /** Reason for which nothing was done: there are flags already, or they can't be read. */
  skipped: 'present' | 'unreadable' | null;
  created: number;
  failed: number;
}

/**
 * Creates the default flags if the project has none, and logs it. Only administrators may.
 *
 * A flag that can't be created is counted and doesn't stop the others; the next call finds flags and does nothing.
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
