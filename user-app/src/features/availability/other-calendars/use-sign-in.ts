import { useEffect, useState } from 'react';
import type { CalendarSignIn } from 'shared-lib/model';
import { useConnectCalendarMutation } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { describeCalendarRefusal } from './describe-calendar-refusal';

/** Leads to the page of consent of a calendar's maker. */
export function useSignIn() {
  const [connect, connecting] = useConnectCalendarMutation();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // With «back» the browser may show the page as it was left.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const lead = async (requested: { kind: CalendarSignIn; writes: boolean; sourceId: string | null }) => {
    const { data } = await connect(requested);
    if (!data) return;
    setLeaving(true);
    window.location.assign(data.url);
  };

  return {
    lead,
    isBusy: connecting.isLoading || isLeaving,
    problem: describeCalendarRefusal(connecting.error),
  };
}
