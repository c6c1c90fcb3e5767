import type { Alert } from './alert';
import { browserName } from '../values/browser-name';
import { searchKey } from '../account/user-index';
import { keysOf } from '../values/keys-of';

/** Conditions of a mute rule, which matches alerts for which all of them hold. */
export interface MuteConditions {
  /** Id of the kind of trouble. */
  kind?: string;
  /** Name of the browser and its system, such as 'Chrome 140 en Android'. */
  browser?: string;
  /** Release of the app that reported it. */
  release?: string;
  userId?: string;
  /** Words of the title or the description, regardless of accents. */
  text?: string;
}

/** `alertMutes/{id}`: a rule for alerts of which nobody is notified until a time, in milliseconds since the epoch. */
export interface AlertMute {
  id: string;
  conditions: MuteConditions;
  /** Title of the alert that it was made from; empty for older ones. */
  title: string;
  /** Address of the administrator who made it; empty for older ones. */
  byEmail: string;
  until: number;
}

/** Fields of an alert that mute rules compare. */
export type MutableAlert = Pick<Alert, 'title' | 'description' | 'userId' | 'userAgent' | 'metadata'> & {
  /** Missing in older alerts. */
  kind?: string;
};

/** Returns the conditions that a mute rule can take from an alert: one for each known fact. */
export function conditionsIn({ kind, userAgent, userId, metadata }: MutableAlert): MuteConditions {
  const release = String(metadata['release'] ?? metadata['version'] ?? '');
  const browser = browserName(userAgent);
  return {
    ...(kind && { kind }),
    ...(browser && { browser }),
    ...(release && { release }),
    ...(userId && { userId }),
  };
}

/** Reports whether a rule silences an alert. One without a condition silences nothing. */
export function isMutedBy(conditions: MuteConditions, alert: MutableAlert): boolean {
  const { text, ...facts } = conditions;
  const known = conditionsIn(alert);
  const names = keysOf(facts);
  if (names.length === 0 && !text) return false;
  const says = searchKey(`${alert.title} ${alert.description}`);
  return names.every((name) => facts[name] === known[name]) && (!text || says.includes(searchKey(text)));
}

/** Returns until when rules silence an alert; `null` when none of them does. */
export function mutedUntil(
  rules: readonly Pick<AlertMute, 'conditions' | 'until'>[],
  alert: MutableAlert,
): number | null {
  const ends = rules.filter(({ conditions }) => isMutedBy(conditions, alert)).map(({ until }) => until);
  return ends.length > 0 ? Math.max(...ends) : null;
}
