import { hydrateRoot } from 'react-dom/client';
import { startBooking } from '../features/booking/start-booking';
import { CardTools } from './card-tools';
import {
  BOOKING_ROOT_ID,
  PAGE_DATA_ID,
  PAGE_ROOT_ID,
  type BookingPageData,
  type PageData,
} from './page-data';
import { registerWorker } from './register-worker';

/** Renders a booking page. */
async function fill(root: Element, { booking, slug }: BookingPageData): Promise<void> {
  if (booking === 'book') {
    const { mountBooking } = await import(
      /* webpackChunkName: "booking" */ '../features/booking/open-booking'
    );
    mountBooking(root, slug);
  } else {
    const { mountManage } = await import(
      /* webpackChunkName: "manage-booking" */ '../features/booking/manage/open-manage'
    );
    mountManage(root, slug);
  }
}

/** Hydrates the server's markup; resolves once its controls work. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById(PAGE_ROOT_ID);
  const data = document.getElementById(PAGE_DATA_ID);
  const about = document.getElementById(BOOKING_ROOT_ID);
  if (data && about) return fill(about, JSON.parse(data.textContent) as BookingPageData);
  const tools = root?.querySelector('.tj-tools');
  if (!root || !tools || !data) return undefined;
  const page = JSON.parse(data.textContent) as PageData;
  // The drawing of a whole card is for those that change while they are looked at.
  const whole = page.live && (await import(/* webpackChunkName: "card-page" */ './card-page'));
  await new Promise<void>((resolve) => {
    if (whole && page.live) hydrateRoot(root, <whole.CardPage {...page.live} onReady={resolve} />);
    else hydrateRoot(tools, <CardTools {...page.tools} onReady={resolve} />);
  });
  if (page.bookable) startBooking(page.tools);
  // A browser that refuses storage refuses workers too; the card doesn't need one.
  void registerWorker().catch(() => undefined);
}
