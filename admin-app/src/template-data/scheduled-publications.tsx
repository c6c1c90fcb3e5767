import { Button } from '@mantine/core';
import type { ScheduledPublication } from 'shared-lib/model';
import { shortMoment } from '../ui/dates';
import { useCancelPublicationMutation } from './schedule-endpoints';
import { scheduleMessages as messages } from './schedule-messages';
import styles from './scheduled-publications.module.css';

interface ScheduledPublicationsProps {
  schedules: readonly ScheduledPublication[];
  /** True to leave out the names of templates. */
  isOfOne?: boolean;
}

/** Renders versions of templates that wait for their time, each of which can be cancelled. */
export function ScheduledPublications({ schedules, isOfOne = false }: ScheduledPublicationsProps) {
  const [cancel, { isLoading, originalArgs }] = useCancelPublicationMutation();
  if (schedules.length === 0) return null;
  return (
    <section aria-label={messages.title} className={styles.schedules}>
      <h2>{messages.title}</h2>
      <ul>
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <p>
              {!isOfOne && <strong>{schedule.name} </strong>}
              {messages.at(schedule.version, shortMoment(schedule.publishAt))}
              <span> · {messages.by(schedule.scheduledByEmail)}</span>
            </p>
            <Button
              variant="default"
              size="compact-md"
              aria-label={messages.cancelNamed(schedule.name)}
              loading={isLoading && originalArgs?.id === schedule.id}
              onClick={() => void cancel(schedule)}
            >
              {messages.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
