import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Radio, Switch } from '@mantine/core';
import { newCalendarSourceId } from 'shared-lib/data';
import type { CalendarSource, FoundCalendar } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { useWriteToCalendarMutation } from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { describeCalendarRefusal } from './describe-calendar-refusal';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';

/** A chosen calendar, with the id of its new source. */
export interface ChosenCalendar extends FoundCalendar {
  sourceId: string;
  allDayBlocks: boolean;
}

interface ChooseCalendarProps {
  calendars: readonly FoundCalendar[];
  /** Adds the chosen one. */
  add: (chosen: ChosenCalendar) => Promise<{ error?: unknown }>;
  adding: {
    isLoading: boolean;
    error?: Parameters<typeof describeCalendarRefusal>[0];
    data?: CalendarSource | undefined;
  };
  /** True where the choice about whole days is made here; others' makers know which days are busy. */
  asksAllDay?: boolean;
  onAdded: () => void;
  /** Ways out before a calendar was added, and afterwards. */
  leave: ReactNode;
  afterwards: ReactNode;
}

/** Renders the choice among somebody's calendars, and what is done with the chosen one. */
export function ChooseCalendar({
  calendars,
  add,
  adding,
  asksAllDay = true,
  onAdded,
  leave,
  afterwards,
}: ChooseCalendarProps) {
  const [write, writing] = useWriteToCalendarMutation();
  const [sourceId] = useState(newCalendarSourceId);
  const [url, setUrl] = useState(calendars[0]?.url ?? '');
  const [allDayBlocks, setAllDayBlocks] = useState(true);
  const [wantsWriting, setWantsWriting] = useState(true);
  const chosen = calendars.find((calendar) => calendar.url === url);
  const isWriting = wantsWriting && chosen?.isWritable === true;
  const problem = describeCalendarRefusal(adding.error);
  const unwritten = describeCalendarRefusal(writing.error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const added = await add({ ...chosen, sourceId, allDayBlocks });
    if (added.error) return;
    if (isWriting) await write({ sourceId, isOn: true });
    onAdded();
  };

  if (calendars.length === 0)
    return (
      <Notice tone="warning" title={text.noCalendars} actions={leave}>
        <p>{text.noCalendarsText}</p>
      </Notice>
    );
  if (adding.data && !writing.isLoading)
    return (
      <Notice
        tone={unwritten ? 'warning' : 'success'}
        title={text.added(adding.data.found)}
        actions={afterwards}
      >
        {unwritten ? <p>{text.notWritten(unwritten)}</p> : isWriting && <p>{text.written}</p>}
      </Notice>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Radio.Group className={styles.wide} label={text.choose} value={url} onChange={setUrl}>
        <div className={styles.choices}>
          {calendars.map((calendar) => (
            <Radio
              key={calendar.url}
              value={calendar.url}
              label={calendar.name || text.unnamed}
              description={calendar.isWritable ? undefined : text.readOnly}
            />
          ))}
        </div>
      </Radio.Group>
      {asksAllDay ? (
        <Switch
          label={text.allDay}
          checked={allDayBlocks}
          onChange={(event) => setAllDayBlocks(event.currentTarget.checked)}
        />
      ) : (
        <p className={styles.soft}>{text.allDayThere}</p>
      )}
      {chosen?.isWritable && (
        <Switch
          label={text.writeHere}
          description={text.writeHelp}
          checked={wantsWriting}
          onChange={(event) => setWantsWriting(event.currentTarget.checked)}
        />
      )}
      {problem && <Notice tone="error" title={problem} />}
      <div className={styles.buttons}>
        <Button type="submit" loading={adding.isLoading || writing.isLoading}>
          {text.add}
        </Button>
        {leave}
      </div>
    </form>
  );
}
