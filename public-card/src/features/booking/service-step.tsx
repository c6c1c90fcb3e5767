import type { PublicService } from 'shared-lib/domain/booking';
import { duration, price } from './format';
import { words } from './words';

/** Describes a service in one line. */
export function serviceFacts(service: PublicService): string {
  const facts = [
    duration(service.durationMinutes),
    price(service),
    words().service.places[service.placeKind],
  ];
  if (service.needsConfirmation) facts.push(words().service.needsConfirmation);
  return facts.join(' · ');
}

/** Renders the services to choose from. */
export function ServiceStep({
  services,
  onChoose,
}: {
  services: readonly PublicService[];
  onChoose: (serviceId: string) => void;
}) {
  return (
    <ul className="tj-services">
      {services.map((service) => (
        <li key={service.id}>
          <button type="button" className="tj-service" onClick={() => onChoose(service.id)}>
            <span className="tj-title" dir="auto">
              {service.name}
            </span>
            <span className="tj-detail">{serviceFacts(service)}</span>
            {service.description && (
              <span className="tj-detail" dir="auto">
                {service.description}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
