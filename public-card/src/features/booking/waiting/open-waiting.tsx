import type { CardLanguage } from 'shared-lib/model';
import { createRoot } from 'react-dom/client';
import { adoptBookingCss } from '../booking-css';
import { language, speak } from '../words';
import { WaitingPage } from './waiting-page';
import { speakWaiting } from './waiting-words';

export { WaitingStep } from './waiting-step';

/** Has the form speak the page's language, once its texts are loaded. */
export const prepareWaiting = (): Promise<void> => speakWaiting(language());

/** Renders the page of `/c/{slug}/espera/{waitingId}` and of `/c/espera/{waitingId}`, with the credentials in the address. */
export async function mountWaiting(host: Element, slug: string, spoken?: CardLanguage): Promise<void> {
  await speak(spoken);
  await prepareWaiting();
  adoptBookingCss();
  const query = new URLSearchParams(location.search);
  const link = {
    waitingId: location.pathname.split('/').at(-1) ?? '',
    token: query.get('t') ?? '',
    offer: Number(query.get('n') ?? 0),
  };
  createRoot(host).render(<WaitingPage slug={slug} link={link} />);
}
