import { adoptCss } from '../../../dom/adopt-css';
import { element } from '../../../dom/elements';
import type { BegunBooking } from './begin-booking';
import { currentEntry, recordStep, STEPS } from '../steps/state/booking-history';
import { keepDraft, withService } from '../steps/state/draft';
import { servicesOf } from '../steps/offered-services';
import { ServiceStep } from '../steps/service-step';
import { widgetCss } from '../widget-css';

/** Loads React and the steps that it renders. */
export const loadWidget = () => import(/* webpackChunkName: "booking-widget" */ './mount-widget');

/**
 * Renders a booking: its services as soon as they are known, and the other steps once React is loaded. A service that is chosen before that
 * is remembered.
 *
 * @param load - Loads React and the steps that it renders.
 * @param closed - Ends the booking.
 */
export async function drawBooking(
  host: Element,
  begun: BegunBooking,
  load: typeof loadWidget,
  closed: AbortSignal,
): Promise<void> {
  adoptCss(widgetCss);
  const { slug } = begun;
  const step = new ServiceStep();
  const others = element('div', {});
  host.replaceChildren(element('div', { class: 'tj-booking' }, step.place, others));
  step.wait();

  const handedOver = new AbortController();
  const { signal } = handedOver;
  const isOurs = () => !signal.aborted && !closed.aborted;
  const choose = (serviceId: string, start: number | null) => {
    begun.draft = withService(begun.draft, serviceId, start);
    step.mark(serviceId);
  };
  const onPop = () => {
    const entry = currentEntry(slug);
    if (entry && isOurs()) choose(entry.serviceId, entry.start);
  };
  addEventListener('popstate', onPop, { signal });
  void begun.firstMonth.then(() => {
    const { services, service } = servicesOf(begun);
    if (service || services.length === 0 || !isOurs()) return;
    recordStep(slug, STEPS.service, begun.draft);
    step.show(services, (serviceId) => {
      choose(serviceId, null);
      // Where React can't be loaded, the booking page continues the booking.
      recordStep(slug, STEPS.time, begun.draft);
      keepDraft(slug, begun.draft);
    });
  });

  const { mountWidget } = await load().finally(() => handedOver.abort());
  if (!closed.aborted) closed.addEventListener('abort', mountWidget(others, begun, step));
}
