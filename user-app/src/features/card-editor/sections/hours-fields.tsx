import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { zoneCity } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { mapKeys } from 'shared-lib/model';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { rangeProblems, WEEKDAYS } from '../../../weekly-hours/hours';
import { WeeklyHours } from '../../../weekly-hours/weekly-hours';
import { problemText, useEditor } from '../editor-context';
import { useOwnerZone } from '../links/schedule/use-owner-zone';
import panels from '../components/panels.module.css';
import { sectionMessages as text } from './messages';
import type { SectionFieldsProps } from './section-fields';
import styles from './section-item.module.css';

/** Renders the opening hours of a card; those of the bookings can be copied. */
export function HoursFields({ section, onChange }: SectionFieldsProps) {
  const { problems } = useEditor();
  const { data: booked } = useAvailabilityQuery(useUid());
  const ownerZone = useOwnerZone();
  const { zone, weekly } = section.hours ?? { zone: ownerZone, weekly: {} };
  const days = mapKeys(WEEKDAYS, (day) => weekly[day] ?? []);
  const problem = problemText(problems, 'sections.hours.hours');

  return (
    <div
      role="group"
      aria-label={text.hours}
      className={styles.group}
      data-field="sections.hours.hours"
      tabIndex={-1}
    >
      {booked && (
        <Button
          variant="light"
          className={styles.start}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => {
            onChange({ hours: { zone: booked.zone, weekly: booked.weekly } });
            showToast('success', text.hoursCopied);
          }}
        >
          {text.useBookingHours}
        </Button>
      )}
      <WeeklyHours
        weekly={days}
        problems={Object.fromEntries(WEEKDAYS.map((day) => [day, rangeProblems(days[day])]))}
        allClosed={text.allClosed}
        onChange={(change) => onChange({ hours: { zone, weekly: change(days) } })}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
      <p className={panels.help}>{text.zone(zoneCity(zone))}</p>
    </div>
  );
}
