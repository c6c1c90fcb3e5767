import { Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { paths } from '../../../paths';
import type { AgendaView } from '../agenda-query';
import { messages } from '../messages';
import styles from './nothing-booked.module.css';

const text = messages.firstSteps;

/** Returns the step that an owner still has to take before anybody can book; `null` for none, or while it isn't known. */
function useFirstStep(): { words: string; label: string; path: string } | null {
  const uid = useUid();
  const { data: services } = useServicesQuery(uid);
  const { data: hours } = useAvailabilityQuery(uid);
  if (services?.every(({ archivedAt }) => archivedAt !== null))
    return { words: text.service, label: text.toService, path: paths.service('nuevo') };
  if (hours === null) return { words: text.hours, label: text.toHours, path: paths.hours };
  return null;
}

/** Renders the button of what is still needed before anybody can book. */
export function FirstStep() {
  const step = useFirstStep();
  return (
    step && (
      <Button component={Link} to={step.path}>
        {step.label}
      </Button>
    )
  );
}

interface NothingBookedProps {
  view: Exclude<AgendaView, 'lista'>;
  /** True for dates that have passed, in which nothing can be booked any more. */
  isOver: boolean;
}

/** Renders the notice that nothing is booked in the shown dates, and the owner's first step. */
export function NothingBooked({ view, isOver }: NothingBookedProps) {
  const step = useFirstStep();
  const usual = view === 'mes' ? text.day : text.time;
  if (isOver) return <p className={styles.nothing}>{messages.nothingBooked[view]}</p>;
  return (
    <p className={styles.nothing}>
      {messages.nothingBooked[view]} {step ? step.words : usual}
      {step && (
        <Button component={Link} to={step.path} variant="light">
          {step.label}
        </Button>
      )}
    </p>
  );
}
