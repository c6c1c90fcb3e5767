import { nextScheduleChange } from './link-schedule';
import { timeout } from './long-timeout';

/** Instants between which a link shows, as ISO text; `null` leaves that end open. */
interface LinkTimes {
  id: string;
  from: string | null;
  until: string | null;
}

/** Scheduled links of a card whose markup holds all of them. */
export interface LinkSchedule {
  links: LinkTimes[];
  /** Links that the action «WhatsApp» may lead to, in the card's order. */
  chats: { id: string; url: string }[];
  /** Instant at which a link comes that the markup doesn't hold yet. */
  next: string | null;
}

/** Reports whether a link shows at an instant. */
const isShown = ({ from, until }: LinkTimes, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));

/** Returns the ids of the links that don't show at an instant. */
export function hiddenLinks({ links }: Pick<LinkSchedule, 'links'>, now: number): Set<string> {
  return new Set(links.filter((link) => !isShown(link, now)).map(({ id }) => id));
}

/** Lists the elements of a card's links, those in the shadow roots of its templates too. */
function linkElements(root: ParentNode): HTMLElement[] {
  const shadows = [...root.querySelectorAll('.tj-host')].map(({ shadowRoot }) => shadowRoot);
  return [root, ...shadows].flatMap((part) => [
    ...(part?.querySelectorAll<HTMLElement>('[data-link]') ?? []),
  ]);
}

/** Shows the links of the moment, and leads the chat among the card's actions to the first chat that shows. */
function apply(root: ParentNode, schedule: LinkSchedule, now: number): void {
  const hidden = hiddenLinks(schedule, now);
  const chat = schedule.chats.find(({ id }) => !hidden.has(id));
  const isChat = ({ dataset }: HTMLElement) => schedule.chats.some(({ id }) => id === dataset['link']);
  for (const element of linkElements(root)) {
    if (element instanceof HTMLAnchorElement && chat && isChat(element)) {
      element.href = chat.url;
      element.dataset['link'] = chat.id;
    }
    element.hidden = hidden.has(element.dataset['link'] ?? '');
  }
}

/**
 * Shows each scheduled link of a page between its times: a page out of a cache was rendered earlier. Links that start while caches may
 * serve the page are in its markup, hidden; for a later link the page is reloaded, unless somebody is in a dialog.
 */
export function followSchedule(
  root: ParentNode,
  schedule: LinkSchedule,
  reload = () => location.reload(),
): void {
  const now = Date.now();
  // A cached page from before that time isn't reloaded here: `followChanges` compares it with the server's.
  const wait = schedule.next === null ? 0 : Date.parse(schedule.next) - now;
  if (wait > 0) timeout(() => document.querySelector('dialog[open]') ?? reload(), wait);
  showInTurn(root, schedule);
}

/** Shows the links of the moment, and of each moment after it. */
function showInTurn(root: ParentNode, schedule: LinkSchedule): void {
  const now = Date.now();
  apply(root, schedule, now);
  const next = nextScheduleChange(schedule.links, now);
  if (next !== null) timeout(() => showInTurn(root, schedule), next - now);
}
