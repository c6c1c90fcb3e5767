import { useEffect, useEffectEvent } from 'react';
import { currentEntry, recordStep, type BookingPlace, type Step } from './booking-history';

/**
 * Makes the browser's Back and Forward go through the steps of a booking.
 *
 * @param step - Shown step; `null` while it isn't known.
 * @param onReturn - Called with the choices of the step that somebody goes to.
 */
export function useStepHistory(
  slug: string,
  step: Step | null,
  { serviceId, start }: BookingPlace,
  onReturn: (place: BookingPlace) => void,
): void {
  useEffect(() => {
    if (step !== null) recordStep(slug, step, { serviceId, start });
  }, [slug, step, serviceId, start]);

  const onEntry = useEffectEvent(() => {
    const entry = currentEntry(slug);
    // A booking that was made there has a page of its own, which is being opened.
    if (entry && !entry.made) onReturn(entry);
  });
  useEffect(() => {
    const onPop = () => onEntry();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}
