import { BOOKING_ROOT_ID, type BookingPageData } from './page-data';

/** Renders a page about booking into the element that its markup leaves for it. */
export async function fillBookingPage({ booking, slug, language }: BookingPageData): Promise<void> {
  const root = document.getElementById(BOOKING_ROOT_ID);
  if (!root) return;
  if (booking === 'book') {
    const { mountBooking } = await import(
      /* webpackChunkName: "booking" */ '../features/booking/start/open-booking'
    );
    await mountBooking(root, slug, language);
  } else if (booking === 'waiting') {
    const { mountWaiting } = await import(
      /* webpackChunkName: "waiting" */ '../features/booking/waiting/open-waiting'
    );
    await mountWaiting(root, slug, language);
  } else {
    const { mountManage } = await import(
      /* webpackChunkName: "manage-booking" */ '../features/booking/manage/open-manage'
    );
    await mountManage(root, slug, language);
  }
}
