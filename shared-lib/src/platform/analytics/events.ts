import { redact, sharedInPage } from '../logger';

/** Values of an event's parameters. */
export type EventParams = Readonly<Record<string, string | number | boolean>>;

/** An event of analytics, without personal data. */
export interface AnalyticsEvent {
  name: string;
  params: EventParams;
}

/** Receiver of events; `null` while the person hasn't agreed to any. */
type Sink = ((event: AnalyticsEvent) => void) | null;

interface Channel {
  sink: Sink;
  waiting: AnalyticsEvent[];
  /** False until the person is known; events wait until then, as it isn't known yet whether they agreed. */
  decided: boolean;
}

/** Most events that wait for the decision; later ones are dropped. */
const MAX_WAITING = 50;

const channel = () => sharedInPage<Channel>('analytics', () => ({ sink: null, waiting: [], decided: false }));

/** Sends an event to analytics if the person has agreed; otherwise drops it. */
export function trackEvent(name: string, params: EventParams = {}): void {
  const event: AnalyticsEvent = { name, params: redact(params) };
  const { sink, waiting, decided } = channel();
  if (sink) sink(event);
  else if (!decided && waiting.length < MAX_WAITING) waiting.push(event);
}

/** Sets the receiver of events, which also gets those that waited; `null` drops them. */
export function setAnalyticsSink(sink: Sink): void {
  const page = channel();
  page.sink = sink;
  page.decided = true;
  for (const event of page.waiting.splice(0)) sink?.(event);
}
