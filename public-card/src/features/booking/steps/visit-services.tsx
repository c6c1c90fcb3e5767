import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from 'shared-lib/ui/card-view';
import { ICON_PATHS } from '../icon-paths';
import { duration, price, serviceFacts } from './service-facts';
import { idsOf, type VisitChoice } from './state/visit-choice';
import { words } from '../words';

/** Returns ids with one of them moved by a place. */
function moved(ids: readonly string[], from: number, by: 1 | -1): string[] {
  const next = ids.filter((_, place) => place !== from);
  next.splice(from + by, 0, ...ids.slice(from, from + 1));
  return next;
}

/** Elements that get the focus after an action, the best first. */
const MORE = '[data-more]';

/** Renders the services of a visit, to be ordered and removed, and those that can be added to it. */
export function VisitServices({
  choice,
  onChange,
}: {
  choice: VisitChoice;
  /** Called with the ids of the services, in their new order. */
  onChange: (ids: string[]) => void;
}) {
  const { chosen, visit, addable } = choice;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  const listId = useId();
  const ids = idsOf(choice);
  const order = ids.join(' ');

  // Restores the focus: the pressed button may be gone, or in another place.
  useEffect(() => {
    const found = wanted.current
      .map((selector) => root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find(Boolean);
    wanted.current = [];
    (found ?? null)?.focus();
  }, [order]);
  const change = (next: string[], focus: readonly string[]) => {
    wanted.current = [...focus, MORE, '.tj-visit'];
    onChange(next);
  };

  if (!visit || (ids.length < 2 && addable.length === 0)) return null;
  const move = (place: number, by: 1 | -1) => {
    const id = ids[place];
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    change(moved(ids, place, by), [`[data-${same}="${id}"]`, `[data-${other}="${id}"]`]);
  };
  const text = words().visit;
  return (
    <div ref={root} className="tj-visit-services">
      {ids.length > 1 && (
        <div className="tj-summary tj-visit" role="group" aria-label={text.heading} tabIndex={-1}>
          <ol>
            {chosen.map((service, place) => (
              <li key={service.id}>
                <p>
                  <span className="tj-title" dir="auto">
                    {service.name}
                  </span>
                  <span className="tj-detail">
                    {duration(service.durationMinutes)} · {price(service)}
                  </span>
                </p>
                <button
                  type="button"
                  className="tj-tool"
                  data-up={service.id}
                  aria-label={text.earlier(service.name)}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                >
                  <Icon path={ICON_PATHS.up} />
                </button>
                <button
                  type="button"
                  className="tj-tool"
                  data-down={service.id}
                  aria-label={text.later(service.name)}
                  disabled={place === ids.length - 1}
                  onClick={() => move(place, 1)}
                >
                  <Icon path={ICON_PATHS.down} />
                </button>
                <button
                  type="button"
                  className="tj-tool"
                  aria-label={text.remove(service.name)}
                  onClick={() =>
                    change(
                      ids.filter((id) => id !== service.id),
                      [],
                    )
                  }
                >
                  <Icon path={ICON_PATHS.remove} />
                </button>
              </li>
            ))}
          </ol>
          <p className="tj-visit-total" role="status">
            <span className="tj-title">{text.total}</span>
            <span className="tj-detail">{serviceFacts(visit)}</span>
          </p>
        </div>
      )}
      {addable.length > 0 && (
        <button
          type="button"
          className="tj-plain"
          data-more
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text.add}
        </button>
      )}
      {isOpen && addable.length > 0 && (
        <ul id={listId} className="tj-services">
          {addable.map((service) => (
            <li key={service.id}>
              <button
                type="button"
                className="tj-service"
                onClick={() => {
                  setOpen(false);
                  change([...ids, service.id], []);
                }}
              >
                <span className="tj-title" dir="auto">
                  {service.name}
                </span>
                <span className="tj-detail">{serviceFacts(service)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
