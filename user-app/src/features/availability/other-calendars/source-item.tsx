import { useState } from 'react';
import { Button, Switch } from '@mantine/core';
import { CALENDAR_MAKERS, signInOf, type CalendarProblem, type CalendarSource } from 'shared-lib/model';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import {
  useChangeCalendarSourceMutation,
  useRemoveCalendarSourceMutation,
  useWriteToCalendarMutation,
} from '../../../booking-data/endpoints/calendar-sources-endpoints';
import { dateInWords, startInWords } from '../../../booking-data/booking-times';
import { describeCalendarRefusal, describeProblem } from './describe-calendar-refusal';
import { messages as text } from './messages';
import styles from './other-calendars.module.css';
import { TakenBack } from './taken-back';
import { useSignIn } from './use-sign-in';

/** Dates of events of the whole day that are shown. */
const DATES_SHOWN = 5;

function datesInWords(dates: readonly string[]): string {
  const shown = dates
    .slice(0, DATES_SHOWN)
    .map((date) => dateInWords(date, { weekday: 'short', day: 'numeric', month: 'short' }));
  const left = dates.length - shown.length;
  return [...shown, ...(left > 0 ? [text.more(left)] : [])].join('; ');
}

/** Problems that another consent solves. */
const LOST: ReadonlySet<CalendarProblem> = new Set(['calendar-credentials', 'calendar-approval']);

interface SourceItemProps {
  source: CalendarSource;
  zone: string;
  onChange: () => void;
}

/** Renders one of the owner's other calendars: what was found in it, its state, and what can be done with it. */
export function SourceItem({ source, zone, onChange }: SourceItemProps) {
  const [change, changing] = useChangeCalendarSourceMutation();
  const [remove, removing] = useRemoveCalendarSourceMutation();
  const [write, writing] = useWriteToCalendarMutation();
  const [asks, setAsks] = useState(false);
  const name = text.name(source.host, source.ending, source.name);
  const { lead, isBusy, problem: unled } = useSignIn();
  const problem = describeCalendarRefusal(changing.error ?? writing.error ?? removing.error) ?? unled;
  const isLost = [source.failing, source.writing?.failing].some(
    (failing) => failing && LOST.has(failing.problem),
  );
  const maker = signInOf(source.kind);

  const setAllDay = async (allDayBlocks: boolean) => {
    await change({ sourceId: source.id, allDayBlocks });
    onChange();
  };
  const setWriting = async (isOn: boolean) => {
    await write({ sourceId: source.id, isOn });
    onChange();
  };
  const end = async () => {
    await remove(source.id);
    setAsks(false);
    onChange();
  };

  return (
    <li className={styles.source}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Button variant="subtle" aria-label={text.removeLabel(name)} onClick={() => setAsks(true)}>
          {text.remove}
        </Button>
      </div>
      <p className={styles.soft}>
        {text.found(source.found)} · {text.readAt(startInWords(source.readAt, zone))}
      </p>
      {source.allDayDates.length > 0 && (
        <p className={styles.soft}>{text.allDayDates(datesInWords(source.allDayDates))}</p>
      )}
      {(!maker || CALENDAR_MAKERS[maker].tellsWholeDays) && (
        <Switch
          label={text.allDay}
          checked={source.allDayBlocks}
          disabled={changing.isLoading}
          onChange={(event) => void setAllDay(event.currentTarget.checked)}
        />
      )}
      {source.writing && (
        <Switch
          label={text.writeHere}
          description={text.writeHelp}
          checked={source.writing.isOn}
          disabled={writing.isLoading}
          onChange={(event) => void setWriting(event.currentTarget.checked)}
        />
      )}
      {source.writing?.failing && (
        <Notice tone="warning" title={text.writeFailing(startInWords(source.writing.failing.since, zone))}>
          {describeProblem(source.kind, source.writing.failing.problem)}
        </Notice>
      )}
      {source.failing && (
        <Notice tone="warning" title={text.failing(startInWords(source.failing.since, zone))}>
          {describeProblem(source.kind, source.failing.problem)}
        </Notice>
      )}
      {maker && isLost && (
        <Button
          loading={isBusy}
          onClick={() => void lead({ kind: maker, writes: source.writing !== null, sourceId: source.id })}
        >
          {text.reconnect}
        </Button>
      )}
      {problem && <Notice tone="error" title={problem} />}
      <ConfirmDialog
        opened={asks}
        title={text.removeAsk}
        confirm={text.remove}
        danger
        busy={removing.isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsks(false)}
      >
        <p>{text.removeText}</p>
        <TakenBack maker={maker} />
      </ConfirmDialog>
    </li>
  );
}
