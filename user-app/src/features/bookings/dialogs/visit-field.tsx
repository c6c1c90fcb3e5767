import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ListedService } from 'shared-lib/data';
import { formatPrice, MAX_VISIT_SERVICES } from 'shared-lib/model/booking';
import { messages } from '../messages';
import styles from './dialogs.module.css';
import { handVisit } from './hand-visit';

const words = messages.byHand;

/** Asks for the services of a booking, one after the other; the usual one needs no more than a choice. */
export function VisitField({
  services,
  value,
  onChange,
}: {
  services: readonly ListedService[];
  /** Ids, in their order. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { visit } = handVisit(services, value);
  const isFree = ({ id }: ListedService) => !value.includes(id);
  const next = services.find((one) => isFree(one) && handVisit(services, [...value, one.id]).visit !== null);
  const isVisit = value.length > 1;
  return (
    <div className={styles.visit}>
      {value.map((chosen, place) => (
        <div key={place} className={styles.visitService}>
          <NativeSelect
            label={isVisit ? words.serviceAt(place + 1) : words.service}
            data={services
              .filter((one) => one.id === chosen || isFree(one))
              .map(({ id, name: label }) => ({ value: id, label }))}
            value={chosen}
            onChange={(event) => onChange(value.toSpliced(place, 1, event.currentTarget.value))}
          />
          {isVisit && (
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={words.removeService(place + 1)}
              onClick={() => onChange(value.toSpliced(place, 1))}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </div>
      ))}
      {isVisit && visit && (
        <p className={styles.soft} role="status">
          {words.visit(visit.durationMinutes, formatPrice(visit.price, visit.currency))}
        </p>
      )}
      {next && value.length < MAX_VISIT_SERVICES && (
        <div>
          <Button variant="subtle" size="compact-md" onClick={() => onChange([...value, next.id])}>
            {words.addService}
          </Button>
        </div>
      )}
    </div>
  );
}
