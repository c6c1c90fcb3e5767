import { readJson, siteStorage, writeJson } from '../storage';
import { METRIC_NAMES, type MetricName } from './ratings';

/** Key of the measurements in this browser's local storage. */
export const METRICS_KEY = 'tarjetero.metrics';

/** Number of measurements that are stored; older ones are dropped. */
export const METRICS_KEPT = 100;

/** A measurement as it is stored: the metric's name is the key of its value. */
export type StoredMetric = Partial<Record<MetricName, number>> & {
  /** Milliseconds since the epoch. */
  timestamp: number;
  /** Path of the page, without its query. */
  url: string;
  userAgent: string;
};

/** A measurement as it is shown. */
export interface Measurement {
  name: MetricName;
  value: number;
  timestamp: number;
  url: string;
}

function isStored(entry: unknown): entry is StoredMetric {
  if (typeof entry !== 'object' || entry === null) return false;
  return (
    'timestamp' in entry &&
    typeof entry.timestamp === 'number' &&
    'url' in entry &&
    typeof entry.url === 'string' &&
    METRIC_NAMES.some((name) => Number.isFinite(Reflect.get(entry, name)))
  );
}

function readStored(): StoredMetric[] {
  const stored = readJson(siteStorage, METRICS_KEY);
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

/** Name of the page's event for changed measurements. */
const CHANGED = 'tarjetero:metrics';

function write(metrics: StoredMetric[] | null): void {
  if (writeJson(siteStorage, METRICS_KEY, metrics)) dispatchEvent(new Event(CHANGED));
}

/** Stores a measurement; without storage, or with a full one, it is lost. */
export function storeMetric(name: MetricName, value: number, now = Date.now()): void {
  const metric = { [name]: value, timestamp: now, url: location.pathname, userAgent: navigator.userAgent };
  write([...readStored(), metric].slice(-METRICS_KEPT));
}

/** Returns the measurements of this browser, latest first. */
export function readMeasurements(): Measurement[] {
  return readStored()
    .flatMap(({ timestamp, url, ...values }) =>
      METRIC_NAMES.flatMap((name) => {
        const value = values[name] ?? NaN;
        return Number.isFinite(value) ? [{ name, value, timestamp, url }] : [];
      }),
    )
    .reverse();
}

/**
 * Deletes all measurements of this browser.
 *
 * @returns Restores them.
 */
export function clearMeasurements(): () => void {
  const stored = readStored();
  write(null);
  return () => write([...stored, ...readStored()].slice(-METRICS_KEPT));
}

/**
 * Calls back when the measurements change, in this page or another of the browser.
 *
 * @returns Stops it.
 */
export function subscribeToMeasurements(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === METRICS_KEY || key === null) listener();
  };
  addEventListener(CHANGED, listener);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', onStorage);
  };
}
