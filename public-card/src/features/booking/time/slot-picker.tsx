import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import type { BookableService, LocalDate } from 'shared-lib/model/booking';
import { Icon } from 'shared-lib/ui/card-view';
import { clocksDiffer, type ShownZones } from './appointment-zones';
import { longDate, monthName, otherTimeAt, shortDate, timeAt } from '../format';
import { ICON_PATHS } from '../icon-paths';
import { words } from '../words';
import { weeksOf } from './month-grid';
import type { Months } from './months';
import { loadProblemText, ProblemNote } from '../steps/problem-note';
import { useCalendar, type Calendar } from './use-calendar';
import { PlaceZone, ZoneChoice } from './zone-choice';

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps {
  months: Months;
  service: BookableService;
  /** Zones of the shown times; days are those of the first. */
  zones: ShownZones;
  /** Changes the zone; left out where times are those of the place. */
  onZone?: ((zone: string) => void) | undefined;
  /** True where the browser hides the visitor's zone and none is chosen. */
  isZoneHidden: boolean;
  /** Date to begin with, if it has free starts. */
  wanted: LocalDate | null;
  /** Chosen start, in milliseconds since the epoch; `null` for none. */
  chosen: number | null;
  onChoose: (start: number) => void;
  /** Announces the found times to screen readers. */
  onSay: (text: string) => void;
}

function MonthHead({ calendar }: { calendar: Calendar }) {
  return (
    <div className="tj-month-head">
      <button
        type="button"
        className="tj-tool"
        aria-label={words().time.previousMonth}
        disabled={!calendar.hasPrevious}
        onClick={() => calendar.turn(-1)}
      >
        <Icon path={ICON_PATHS.previous} />
      </button>
      <h3 aria-live="polite">{monthName(calendar.month)}</h3>
      <button
        type="button"
        className="tj-tool"
        aria-label={words().time.nextMonth}
        disabled={!calendar.hasNext}
        onClick={() => calendar.turn(1)}
      >
        <Icon path={ICON_PATHS.next} />
      </button>
    </div>
  );
}

function Day({ date, calendar }: { date: LocalDate; calendar: Calendar }) {
  const isFree = calendar.slots?.days.some((day) => day.date === date) ?? false;
  const isShown = date === calendar.day;
  return (
    <button
      type="button"
      className="tj-day"
      data-date={date}
      aria-label={longDate(date)}
      aria-pressed={isShown}
      aria-current={date === calendar.slots?.first ? 'date' : undefined}
      tabIndex={isShown ? 0 : -1}
      disabled={!isFree}
      onClick={() => calendar.choose(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}

function Month({ calendar }: { calendar: Calendar }) {
  return (
    <table
      className="tj-month"
      aria-label={words().time.calendar(monthName(calendar.month))}
      aria-busy={calendar.slots === null}
      onKeyDown={(event) => {
        if (calendar.press(event.key)) event.preventDefault();
      }}
    >
      <thead>
        <tr>
          {words().time.weekdays.map((weekday, index) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>{words().time.weekdayHeads[index]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(calendar.month, calendar.today).map((week, index) => (
          <tr key={index}>
            {week.map((date, day) => (
              <td key={day}>{date && <Day date={date} calendar={calendar} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders a start by its time; in person, with the visitor's own time where it differs. */
function Time({
  start,
  zones,
  withOther,
  ...button
}: { start: number; zones: ShownZones; withOther: boolean } & Pick<
  ComponentProps<'button'>,
  'aria-pressed' | 'onClick'
>) {
  const time = timeAt(start, zones.first);
  const other = withOther && clocksDiffer(start, zones);
  return (
    <button
      type="button"
      className="tj-time"
      aria-label={other ? `${time}. ${otherTimeAt(start, zones)}` : undefined}
      {...button}
    >
      {time}
      {other && <small>{timeAt(start, zones.second)}</small>}
    </button>
  );
}

function Times({
  calendar,
  zones,
  onZone,
  chosen,
  onChoose,
  children,
}: { calendar: Calendar; children: ReactNode } & Pick<
  SlotPickerProps,
  'zones' | 'onZone' | 'chosen' | 'onChoose'
>) {
  const headingId = useId();
  const { day, slots } = calendar;
  const starts = slots?.days.find(({ date }) => date === day)?.starts ?? [];
  // One element whether there are times or not, so that an open choice of the zone stays while they come.
  return (
    <section className="tj-times" aria-labelledby={day ? headingId : undefined}>
      {day && <h3 id={headingId}>{shortDate(day)}</h3>}
      {children}
      {day ? (
        <ul>
          {starts.map((start) => (
            <li key={start}>
              <Time
                start={start}
                zones={zones}
                withOther={!onZone}
                aria-pressed={start === chosen}
                onClick={() => onChoose(start)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="tj-quiet">
          {calendar.isEmpty ? words().time.none : slots ? words().time.noneThisMonth : ''}
        </p>
      )}
    </section>
  );
}

/** Renders a month with its free days, and the times of one below the zone in which they are shown. */
export function SlotPicker({
  zones,
  onZone,
  isZoneHidden,
  chosen,
  onChoose,
  onSay,
  ...question
}: SlotPickerProps) {
  const calendar = useCalendar({ ...question, zone: zones.first });
  const { day, moves, read, slots } = calendar;
  const starts = slots?.days.find(({ date }) => date === day)?.starts ?? [];
  const root = useRef<HTMLDivElement>(null);

  // Focuses the day that was found, or that a key led to, unless the focus has moved elsewhere meanwhile.
  const focused = useRef(0);
  useEffect(() => {
    if (moves === focused.current || !day) return;
    const isFirst = focused.current === 0;
    focused.current = moves;
    const { activeElement } = document;
    const isHere = root.current?.querySelector('table')?.contains(activeElement) ?? false;
    // The focused day may have been removed with its month.
    const isLost = activeElement === document.body;
    const isWaiting = isFirst && activeElement?.matches('[tabindex="-1"]');
    if (isHere || isLost || isWaiting)
      root.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus({ preventScroll: isFirst });
    if (isFirst) onSay(words().time.found(longDate(day)));
  }, [day, moves, onSay]);

  if (calendar.problem && !slots)
    return (
      <ProblemNote
        problem={calendar.problem}
        text={loadProblemText(calendar.problem)}
        onRetry={calendar.retry}
      />
    );
  return (
    <div ref={root} className="tj-picker">
      <div>
        <MonthHead calendar={calendar} />
        <Month calendar={calendar} />
      </div>
      <Times calendar={calendar} zones={zones} onZone={onZone} chosen={chosen} onChoose={onChoose}>
        {onZone ? (
          <ZoneChoice
            zone={zones.first}
            onZone={onZone}
            isHidden={isZoneHidden}
            owner={read && { name: read.page.ownerName, zone: read.page.availability.zone }}
          />
        ) : (
          <PlaceZone zones={zones} isOther={starts.some((start) => clocksDiffer(start, zones))} />
        )}
      </Times>
    </div>
  );
}
