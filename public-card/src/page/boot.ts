import { startBooking } from '../features/booking/start/start-booking';
import { startGallery } from '../features/gallery/start-gallery';
import { sendStoredLeads, startLead } from '../features/lead/start-lead';
import { connectTools } from './connect-tools';
import { countVisit } from './count-visit';
import { fillBookingPage } from './fill-booking-page';
import { followChanges } from './schedule/follow-changes';
import { followHours } from './schedule/follow-hours';
import { followSchedule } from './schedule/follow-schedule';
import { keepContext } from './keep-context';
import { cacheFont } from './typeface/keep-font';
import { PAGE_DATA_ID, PAGE_ROOT_ID, type BookingPageData, type CardPageData } from './page-data';
import { registerWorker } from './register-worker';
import { scriptWords, speak } from './script-words';
import { openPageToast } from './toast';

/*
 * The page's only script: it makes the server's markup work as it is. Booking is loaded on demand, and React after it. A press that came
 * before this script is stored by the page's inline script, and replayed once the controls work.
 */

/** This script's element, as the page's inline script created it. */
interface BootScript extends HTMLScriptElement {
  /** Stores presses of controls that need this script, and loads what they open. */
  hold: (event: MouseEvent) => void;
  /** The control that was pressed last. */
  tool?: HTMLElement;
}
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The inline script before this one has given it both.
const script = document.currentScript as BootScript;

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

/** Says on a page about booking that it can't be filled: there is no network, or a release replaced the file. */
function sayFailure(): void {
  const place = document.querySelector<HTMLElement>('[data-failure]');
  if (place) place.textContent = place.dataset['failure'] ?? '';
}

/** Shows a short message. */
const say = (text: string) => openPageToast()?.say(text);

/** Shows that a control's script couldn't be loaded. */
const sayOpeningFailed = () => say(scriptWords().tools.openingFailed);

function startCard(
  root: Element,
  { tools, schedule, hours, font, bookable, lead, words }: CardPageData,
): void {
  if (words) speak(words);
  countVisit(followChanges());
  keepContext(root);
  if (schedule) followSchedule(root, schedule);
  if (hours) followHours(root, hours);
  const readQr = async () => {
    const response = await fetch(`/c/${tools.slug}/qr.svg`);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  };
  const controls = root.querySelector<HTMLElement>('.tj-tools');
  if (controls) connectTools(controls, tools, readQr);
  startGallery(root, tools.scheme);
  if (root.querySelector('[data-copy]'))
    void import(/* webpackChunkName: "copy" */ './copy-numbers')
      .then(({ copyNumbers }) => copyNumbers(root, say))
      .catch(() => undefined);
  if (bookable) startBooking(tools);
  if (lead) startLead(tools, lead, sayOpeningFailed);
  // A browser that refuses storage refuses workers too; the card doesn't need one.
  whenIdle(() => {
    void registerWorker([...(lead ? [lead.script] : []), ...(font ? [font.path] : [])]).catch(
      () => undefined,
    );
    if (font) void cacheFont(root, font, script.src).catch(() => undefined);
    sendStoredLeads();
  });
}

const root = document.getElementById(PAGE_ROOT_ID);
const text = document.getElementById(PAGE_DATA_ID)?.textContent;
if (root && text) {
  const data: CardPageData | BookingPageData = JSON.parse(text);
  if ('booking' in data) void fillBookingPage(data).catch(sayFailure);
  else startCard(root, data);
}
for (const type of ['pointerdown', 'click'] as const) removeEventListener(type, script.hold, true);
script.tool?.click();
