import { send, type Problem } from '../booking-api';

/** Address part of a request about a booking whose card isn't shown. */
export const NO_CARD = '-';

/** Leads to Stripe's page of a booking. Returns the problem when it can't be opened; `null` while the page is changing. */
export async function openPayment(
  slug: string,
  link: { bookingId: string; token: string },
): Promise<Problem | null> {
  const answer = await send(slug, 'pay', link);
  if (!answer.ok) return answer.problem;
  location.assign(answer.value.url);
  return null;
}
