import { useState } from 'react';
import { ActionIcon, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  addDays,
  slotsOf,
  takenTimeOf,
  type Availability,
  type BookableService,
  type BusyInterval,
  type LocalDate,
} from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { useTakenTimeQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { dayInWords, shortDate } from '../dates-in-words';
import { messages as text } from '../messages';
import styles from './availability.module.css';

/** Service of the preview while the owner has none. */
const USUAL: BookableService = {
  id: '',
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeMinutes: 0,
  maxPerDay: 0,
};

const NOTHING_TAKEN: BusyInterval[] = [];

interface SlotPreviewProps {
  /** Hours on screen, stored or not. */
  availability: Availability;
  today: LocalDate;
}

/** Renders the slots that visitors would be offered in a week. */
export function SlotPreview({ availability, today }: SlotPreviewProps) {
  const uid = useUid();
  const { data: services = [] } = useServicesQuery(uid);
  const [chosen, setChosen] = useState<string | null>(null);
  const [week, setWeek] = useState(0);
  const [now] = useState(Date.now);

  const offered = services.filter(({ archivedAt }) => archivedAt === null);
  const service = offered.find(({ id }) => id === chosen) ?? offered[0] ?? USUAL;
  // From today on: of a week that is nearly over there would be little to see.
  const first = addDays(today, 7 * week);
  const last = addDays(first, 6);
  const { data: busy = NOTHING_TAKEN, isError } = useTakenTimeQuery({
    uid,
    from: addDays(first, -1),
    to: addDays(last, 1),
  });
  const taken = takenTimeOf({ intervals: busy, now }, { availability, services: [service] });
  const days = slotsOf({ service, availability, taken, from: first, to: last, now });
  const time = new Intl.DateTimeFormat('es', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: availability.zone,
  });

  return (
    <>
      <div className={styles.previewHead}>
        <Select
          label={text.previewService}
          value={service.id}
          onChange={setChosen}
          allowDeselect={false}
          data={
            offered.length > 0
              ? offered.map(({ id, name }) => ({ value: id, label: name }))
              : [{ value: '', label: text.previewUsual(USUAL.durationMinutes) }]
          }
        />
        <div className={styles.weekNav}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text.previousWeek}
            disabled={week === 0}
            onClick={() => setWeek(week - 1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <p role="status">{text.previewWeek(shortDate(first), shortDate(last))}</p>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={text.nextWeek}
            onClick={() => setWeek(week + 1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isError && <p className={styles.help}>{text.previewOffline}</p>}
      <ol className={styles.slots}>
        {days.map(({ date, starts }) => (
          <li key={date} className={styles.slotDay}>
            <h3>{dayInWords(date)}</h3>
            {starts.length === 0 ? (
              <p className={styles.closed}>{text.noSlots}</p>
            ) : (
              <ul aria-label={text.slotsOn(dayInWords(date), starts.length)}>
                {starts.map((start) => (
                  <li key={start}>{time.format(start)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
