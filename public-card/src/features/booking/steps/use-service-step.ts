import { useEffectEvent, useLayoutEffect } from 'react';
import type { PublicService } from 'shared-lib/model/booking';
import type { ServiceStep } from './service-step';

/**
 * Shows the choice of a service, which is rendered without React and may be there before it.
 *
 * @param services - `null` while another step is shown.
 */
export function useServiceStep(
  step: ServiceStep,
  services: readonly PublicService[] | null,
  onChoose: (serviceId: string) => void,
): void {
  const onChosen = useEffectEvent(onChoose);
  // Within the frame in which the other steps come and go.
  useLayoutEffect(() => {
    if (services) step.show(services, (serviceId) => onChosen(serviceId));
    else step.clear();
  }, [step, services]);
}
