import { bucketOf } from './feature-flag';
import type { PublishedCard } from './public-card';
import type { TemplateSection, TemplateValues } from './template';
import { MINUTE_MS } from '../time';

/** State of a roll-out. Only `running` changes cards; `failed` ended with cards that couldn't be changed. */
export type SyncState = 'running' | 'paused' | 'stopped' | 'finished' | 'failed';

/** `syncRuns/{id}`: the roll-out of one version of a template to the cards that have another. */
export interface SyncRun {
  id: string;
  templateId: string;
  version: string;
  /** Percentage of the cards that get it, 1 to 100. */
  percentage: number;
  state: SyncState;
  startedBy: string;
  startedAt: number;
  updatedAt: number;
}

/** Returns the id of a version's roll-out: there is one for each, which is resumed when it is started again. */
export function syncRunIdOf(templateId: string, version: string): string {
  return `${templateId}_${version}`;
}

const BUCKETS_PER_PERCENT = 100;

/**
 * Reports whether a roll-out reaches a card: always the same cards for the same template, so that raising the
 * percentage leaves none out.
 */
export function isInRollout(templateId: string, cardId: string, percentage: number): boolean {
  return percentage >= 100 || bucketOf(templateId, cardId) < percentage * BUCKETS_PER_PERCENT;
}

/** A place on a card that waits for the version, with everything that an administrator's browser needs to draw it. */
export interface SyncItem {
  instanceId: string;
  targetSection: TemplateSection;
  targetItemId: string | null;
  /** Values in the fields of the version. */
  data: TemplateValues;
  /** The published card; `null` while there is none: the place is drawn when its owner publishes. */
  card: Pick<PublishedCard, 'slug' | 'profile' | 'links' | 'theme'> | null;
  owner: { uid: string; cardId: string };
}

/** A card that a version would change, as it is and as it would be. */
export interface SyncSample {
  item: SyncItem & { card: NonNullable<SyncItem['card']> };
  /** The version that draws it now, and the values that it has of it. */
  version: string;
  before: TemplateValues;
}

/** Number of cards that are shown before and after. */
export const SYNC_SAMPLES = 3;

/** Result of one place. */
export interface SyncResult {
  instanceId: string;
  state: 'done' | 'already' | 'failed';
  /** Code of the failure; `null` for success. */
  problem: string | null;
}

/** `syncRuns/{id}/failures/{instanceId}` */
export interface SyncFailure {
  instanceId: string;
  cardId: string;
  slug: string;
  /** Uid of the owner of the card; empty in earlier failures. */
  ownerId: string;
  problem: string;
  /** Message of the error that the component threw; empty where it threw none. */
  detail: string;
  at: number;
}

/** Places that one call handles. */
export const SYNC_BATCH = 20;

/** Time for which a browser has a run to itself after each call, in milliseconds. */
export const SYNC_LEASE_MS = MINUTE_MS;
