import { readJson, tabStorage, writeJson } from 'shared-lib/storage';

/** A destination of the palette. */
export interface Destination {
  /** Path in the app, or the whole address of a card, which opens in another tab. */
  to: string;
  label: string;
  about: string;
}

const KEY = 'tarjetero.recent-destinations';

/** Most destinations that are remembered. */
const MAX_DESTINATIONS = 5;

const isDestination = (value: unknown): value is Destination =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'label', 'about'].every((field) => typeof Reflect.get(value, field) === 'string');

/** Returns the last destinations of this tab, latest first. They hold names, which don't outlive the tab. */
export function readRecent(): Destination[] {
  const stored = readJson(tabStorage, KEY);
  return Array.isArray(stored) ? stored.filter(isDestination).slice(0, MAX_DESTINATIONS) : [];
}

/** Puts a destination before the others. */
export function rememberDestination(chosen: Destination): void {
  const { to, label, about } = chosen;
  const others = readRecent().filter((known) => known.to !== to);
  writeJson(tabStorage, KEY, [{ to, label, about }, ...others].slice(0, MAX_DESTINATIONS));
}
