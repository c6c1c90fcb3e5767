import { bucketOf } from './feature-flag';
import type { PublishedCard } from './public-card';
import type { TemplateSection, TemplateValues } from './template';

/** How far a roll-out is. Only `running` changes cards. */
export type SyncState = 'running' | 'paused' | 'stopped' | 'finished';

/** `syncRuns/{id}`: one version of a template on its way to the cards that have another. */
export interface SyncRun {
  id: string;
  templateId: string;
  version: string;
  /** Share of the cards that get it, 1 to 100. */
  percentage: number;
  state: SyncState;
  startedBy: string;
  startedAt: number;
  updatedAt: number;
}

/** There is one run of a version of a template: who starts it again goes on with it. */
export function syncRunIdOf(templateId: string, version: string): string {
  return `${templateId}_${version}`;
}

const BUCKETS_PER_PERCENT = 100;

/**
 * Whether a card is among those that a roll-out reaches: always the same ones for the same template, so that raising the
 * percentage takes it from nobody.
 */
export function isInRollout(templateId: string, cardId: string, percentage: number): boolean {
  return percentage >= 100 || bucketOf(templateId, cardId) < percentage * BUCKETS_PER_PERCENT;
}

/** A card's place that waits for the version: what an administrator's browser needs to draw it. */
export interface SyncItem {
  instanceId: string;
  targetSection: TemplateSection;
  targetItemId: string | null;
  /** As the version will have them. */
  data: TemplateValues;
  /** As visitors see it; `null` while nobody does: it is drawn when its owner publishes. */
  card: Pick<PublishedCard, 'slug' | 'profile' | 'links' | 'theme'> | null;
  owner: { uid: string; cardId: string };
}

/** What became of one place. */
export interface SyncResult {
  instanceId: string;
  state: 'done' | 'already' | 'failed';
  /** Why it failed: a code of ours. */
  problem: string | null;
}

/** `syncRuns/{id}/failures/{instanceId}` */
export interface SyncFailure {
  instanceId: string;
  cardId: string;
  slug: string;
  problem: string;
  at: number;
}

/** How many places one call takes. */
export const SYNC_BATCH = 20;

/** How long a browser has a run to itself after each call, in milliseconds. */
export const SYNC_LEASE_MS = 60_000;
