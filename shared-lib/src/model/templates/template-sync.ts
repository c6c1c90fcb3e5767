import { bucketOf } from '../flags/feature-flag';
import type { PublishedCard } from '../card/public-card';
import type { TemplateSection, TemplateValues } from './template';
import { MINUTE_MS } from '../../platform/time';

/** States in which an administrator interrupts a roll-out that runs. */
export const SYNC_INTERRUPTIONS = ['paused', 'stopped'] as const;

/**
 * State of a roll-out, of which only `running` changes cards. `reached` has
 * come to the cards of its share, and `finished` to every card; `failed` ended with cards that
 * couldn't be changed; `halted` stopped by itself because of too many failures; `undoing` gives its cards back what they had, and
 * `undone` has.
 */
export type SyncState =
  | (typeof SYNC_INTERRUPTIONS)[number]
  | 'running'
  | 'reached'
  | 'finished'
  | 'failed'
  | 'halted'
  | 'undoing'
  | 'undone';

/** `syncRuns/{id}`: the roll-out of one version of a template to the cards that have another. */
export interface SyncRun {
  id: string;
  templateId: string;
  version: string;
  /** Percentage of the cards that get it, 1 to 100; 0 once it stopped by itself or was undone. */
  percentage: number;
  state: SyncState;
  startedBy: string;
  startedAt: number;
  updatedAt: number;
  counts: SyncCounts;
  /** True once a browser has rendered every place: the rest of the roll-out needs no browser. */
  isDrawn: boolean;
}

/** Places of a roll-out since it was started or resumed. */
export interface SyncCounts {
  /** Places that were rendered, with or without success. */
  tried: number;
  done: number;
  /** Places that its earlier stages have changed. */
  earlier: number;
  failed: number;
  /** Places that were changed after they were rendered and before that was applied, and have to be rendered again. */
  changed: number;
  /** After a roll-out was undone: places that have their former version again, and those that were left as they are. */
  restored: number;
  left: number;
}

/** Counts of a roll-out that has done nothing yet. */
export const NO_SYNC_COUNTS: SyncCounts = {
  tried: 0,
  done: 0,
  earlier: 0,
  failed: 0,
  changed: 0,
  restored: 0,
  left: 0,
};

/** Failures after which a roll-out stops by itself: a number of them, and a share of the places that were tried. */
const SYNC_STOP = { failures: 3, share: 0.1 } as const;

/** Reports whether a roll-out has failed too often to go on. */
export function failsTooOften({ tried, failed }: Pick<SyncCounts, 'tried' | 'failed'>): boolean {
  return failed >= SYNC_STOP.failures && failed > tried * SYNC_STOP.share;
}

/** Days for which a roll-out can be undone, and an owner can go back to the version before it. */
export const SYNC_UNDO_DAYS = 30;

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

/** A place on a card that waits for the version, with everything that an administrator's browser needs to render it. */
export interface SyncItem {
  instanceId: string;
  targetSection: TemplateSection;
  targetItemId: string | null;
  /** Values in the fields of the version. */
  data: TemplateValues;
  /** The published card; `null` while there is none: the place is rendered when its owner publishes. */
  card: Pick<PublishedCard, 'slug' | 'profile' | 'links' | 'theme'> | null;
  owner: { uid: string; cardId: string };
  /** Identifies the state of place and card from which it is rendered; markup of another state isn't used. */
  basis: string;
}

/** A card that a version would change, as it is and as it would be. */
export interface SyncSample {
  item: SyncItem & { card: NonNullable<SyncItem['card']> };
  /** The version that renders it now, and its values for that version. */
  version: string;
  before: TemplateValues;
}

/** Number of cards that are shown before and after. */
export const SYNC_SAMPLES = 3;

/** Result of one place. */
export interface SyncResult {
  instanceId: string;
  state: 'done' | 'already' | 'changed' | 'failed';
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

/** `syncRuns/{id}/applied/{instanceId}`: a place that a roll-out has changed, as far as screens show it. */
export interface SyncLeft {
  instanceId: string;
  slug: string;
  ownerId: string;
}

/** Places that one call handles. */
export const SYNC_BATCH = 20;

/** Time for which a browser has a run to itself after each call, in milliseconds. */
export const SYNC_LEASE_MS = MINUTE_MS;
