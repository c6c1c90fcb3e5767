import { useState } from 'react';
import { Button, Checkbox, Popover, Switch } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { TimeRange, Weekday } from 'shared-lib/model/booking';
import { Notice } from 'shared-lib/ui/notice';
import { copyDay, isOpenSometime, nextRange, WEEKDAYS, type RangeProblem } from './hours';
import { messages as text } from './messages';
import styles from './weekly-hours.module.css';
import { RangesEditor } from './ranges-editor';

/** Ranges of each weekday; a missing weekday is closed. */
type Weekly = Partial<Record<Weekday, TimeRange[]>>;

interface WeeklyHoursProps {
  weekly: Weekly;
  /** Problems of the ranges of a day, by position. */
  problems: Partial<Record<Weekday, (RangeProblem | null)[]>>;
  /** Sentence for a week that is closed on each day. */
  allClosed: string;
  onChange: (change: (weekly: Weekly) => Weekly) => void;
}

/** Renders the hours of a usual week. */
export function WeeklyHours({ weekly, problems, allClosed, onChange }: WeeklyHoursProps) {
  return (
    <>
      {!isOpenSometime(weekly) && <Notice tone="warning" title={allClosed} />}
      <ul className={styles.week}>
        {WEEKDAYS.map((day) => {
          const ranges = weekly[day] ?? [];
          return (
            <li key={day} className={styles.day}>
              <Switch
                label={text.days[day]}
                checked={ranges.length > 0}
                onChange={(event) => {
                  const open = event.currentTarget.checked;
                  onChange((before) => ({ ...before, [day]: open ? [nextRange([])] : [] }));
                }}
                className={styles.dayName}
              />
              {ranges.length === 0 ? (
                <p className={styles.closed}>{text.closed}</p>
              ) : (
                <RangesEditor
                  day={text.days[day]}
                  ranges={ranges}
                  problems={problems[day] ?? []}
                  onChange={(changed) => onChange((before) => ({ ...before, [day]: changed }))}
                />
              )}
              <CopyDay day={day} onCopy={(days) => onChange((before) => copyDay(before, day, days))} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Asks for the days that get the same hours. */
function CopyDay({ day, onCopy }: { day: Weekday; onCopy: (days: Weekday[]) => void }) {
  const [opened, setOpened] = useState(false);
  const [days, setDays] = useState<string[]>([]);
  const others = WEEKDAYS.filter((other) => other !== day);
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus withRoles position="bottom-end" shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          className={styles.copy}
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={text.copyOf(text.days[day])}
          onClick={() => {
            setDays([]);
            setOpened(!opened);
          }}
        >
          {text.copy}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.copyOf(text.days[day])}>
        <Checkbox.Group label={text.copyTo} value={days} onChange={setDays}>
          <div className={styles.copyDays}>
            {others.map((other) => (
              <Checkbox key={other} value={other} label={text.days[other]} />
            ))}
          </div>
        </Checkbox.Group>
        <Button
          fullWidth
          mt="sm"
          disabled={days.length === 0}
          onClick={() => {
            onCopy(others.filter((other) => days.includes(other)));
            setOpened(false);
          }}
        >
          {text.copyDo}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
