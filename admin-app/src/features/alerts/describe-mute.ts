import { entriesOf, type AlertMute, type MuteConditions } from 'shared-lib/model';
import { messages } from './messages';

/**
 * Returns a condition of a mute rule in words.
 *
 * @param title - Of the alert that the rule was made from, which names its kind.
 */
export function describeCondition(name: keyof MuteConditions, value: string, title: string): string {
  return name === 'kind' ? messages.conditions.kind(title) : messages.conditions[name](value);
}

/** Describes the alerts that a mute rule matches. */
export function describeMute({ conditions, title }: Pick<AlertMute, 'conditions' | 'title'>): string {
  const parts = entriesOf(conditions);
  // A rule for one kind alone has the title of that kind.
  if (parts.length === 1 && conditions.kind !== undefined) return title || messages.unnamedKind;
  return parts.map(([name, value]) => describeCondition(name, value, title)).join(' · ');
}
