import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import type { CardLink } from 'shared-lib/model';
import type { ContentPath } from '../../../../card-draft/content-paths';
import { linkMessages as text, messages } from '../../messages';
import styles from './link-schedule.module.css';
import { fromLocalInput, toLocalInput } from './local-date-time';

interface LinkScheduleProps {
  link: CardLink;
  error: string | undefined;
  onChange: (id: string, field: keyof CardLink, value: unknown) => void;
  onLeave: (path: ContentPath) => void;
}

/** Renders the times between which a link shows; collapsed while neither is set. */
export function LinkSchedule({ link, error, onChange, onLeave }: LinkScheduleProps) {
  const scheduled = link.from !== null || link.until !== null;
  const [open, setOpen] = useState(scheduled);
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <IconCalendarTime size={18} stroke={1.75} aria-hidden />
        {text.schedule}
      </button>
      {open && (
        <div className={styles.fields}>
          {(['from', 'until'] as const).map((field) => (
            <TextInput
              key={field}
              type="datetime-local"
              label={messages.fields[field]}
              description={field === 'from' ? text.scheduleHelp : undefined}
              defaultValue={toLocalInput(link[field])}
              error={field === 'until' ? error : undefined}
              data-field={`links.${link.id}.${field}`}
              onChange={(event) => onChange(link.id, field, fromLocalInput(event.currentTarget.value))}
              onBlur={() => onLeave(`links.${link.id}.until`)}
            />
          ))}
        </div>
      )}
    </>
  );
}
