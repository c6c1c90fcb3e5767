import { redact } from '../logger';

/** Values of an event's parameters. */
export type EventParams = Readonly<Record<string, string | number | boolean>>;

/** An event of analytics; nothing private is in it. */
export interface AnalyticsEvent {
  name: string;
  params: EventParams;
}

/** Where events go, or `null` while nobody has agreed to any. */
type Sink = ((event: AnalyticsEvent) => void) | null;

interface Channel {
  sink: Sink;
  waiting: AnalyticsEvent[];
  /** Until the person is known, events wait: it isn't known yet whether they agreed. */
  decided: boolean;
}

/** How many events wait for the decision; later ones are lost. */
const MAX_WAITING = 50;

/** Shell and remotes carry a copy of this module each; the channel is one for the page. */
const KEY = Symbol.for('tarjetero.analytics');

function channel(): Channel {
  const page = globalThis as { [KEY]?: Channel };
  return (page[KEY] ??= { sink: null, waiting: [], decided: false });
}

/** Tells analytics of an event, if the person has agreed; otherwise it is forgotten. */
export function trackEvent(name: string, params: EventParams = {}): void {
  const event: AnalyticsEvent = { name, params: redact(params) as EventParams };
  const { sink, waiting, decided } = channel();
  if (sink) sink(event);
  else if (!decided && waiting.length < MAX_WAITING) waiting.push(event);
}

/** Decides where events go from now on, those that waited too; `null` forgets them. */
export function setAnalyticsSink(sink: Sink): void {
  const page = channel();
  page.sink = sink;
  page.decided = true;
  for (const event of page.waiting.splice(0)) sink?.(event);
}
