import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  addMonths,
  dateByKey,
  firstDateOf,
  lastDateOf,
  localDateOf,
  monthOf,
  type BookableService,
  type DaySlots,
  type LocalDate,
  type Month,
} from 'shared-lib/model/booking';
import type { Problem } from '../booking-api';
import type { MonthPage, Months } from './months';
import { slotsOfMonth, type MonthSlots } from './slots-of-month';

/** Service and zone of a calendar of free starts. */
export interface CalendarQuestion {
  months: Months;
  service: BookableService;
  zone: string;
  /** Date to begin with, if it has free starts. */
  wanted: LocalDate | null;
}

/** State of a calendar. */
export interface Calendar {
  month: Month;
  /** Date on the server's clock; on the device's until that is known. */
  today: LocalDate;
  /** `null` while the month is loading. */
  slots: MonthSlots | null;
  /** Day whose times are shown. */
  day: LocalDate | null;
  /** Number of moves after which the day gets the focus. */
  moves: number;
  /** True when no start is free in the whole window. */
  isEmpty: boolean;
  problem: Problem | null;
  /** Server's answer for the month. */
  read: MonthPage | null;
  hasPrevious: boolean;
  hasNext: boolean;
  choose: (day: LocalDate) => void;
  turn: (months: 1 | -1) => void;
  /** Handles a key on the shown day; false for a key without meaning. */
  press: (key: string) => boolean;
  retry: () => void;
}

interface Shown {
  month: Month;
  day: LocalDate | null;
  moves: number;
  isEmpty: boolean;
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 300);

/** Returns the nearest free day of a month when coming from one side. */
function freeFrom({ days }: MonthSlots, from: LocalDate, direction: 1 | -1): DaySlots | undefined {
  return direction > 0 ? days.find(({ date }) => date >= from) : days.findLast(({ date }) => date <= from);
}

/**
 * Searches for a free day, month after month.
 *
 * @param load - Returns a month's slots, or `null` where it can't be read.
 * @param rewinds - True to start again at the window's start when nothing is free from there on: the date may come from
 *   a link, or from a wrong clock.
 * @returns The day, `'none'` for none in the window, or `null` where a month couldn't be read.
 */
async function findFreeDay(
  load: (month: Month) => Promise<MonthSlots | null>,
  from: LocalDate,
  direction: 1 | -1,
  rewinds = false,
): Promise<{ found: DaySlots; slots: MonthSlots } | 'none' | null> {
  let date = from;
  let mayRewind = rewinds;
  for (;;) {
    const month = monthOf(date);
    const slots = await load(month);
    if (!slots) return null;
    const found = freeFrom(slots, date, direction);
    if (found) return { found, slots };
    const next = addMonths(month, direction);
    const [lowest, highest] = [monthOf(slots.first), monthOf(slots.last)];
    if (direction > 0 && next < lowest) date = slots.first;
    else if (next >= lowest && next <= highest) date = direction > 0 ? firstDateOf(next) : lastDateOf(next);
    else if (mayRewind) {
      mayRewind = false;
      date = slots.first;
    } else return 'none';
  }
}

/** Keys after which the nearest free day is searched in the other direction: they stay in the week. */
const BACK_FROM: Readonly<Record<string, 1 | -1>> = { Home: 1, End: -1 };

/**
 * Searches for the free day that a key leads to. Home and End stay in the week, the page keys in their month while it has a
 * free day; the others continue in their direction.
 */
async function findDayByKey(
  load: (month: Month) => Promise<MonthSlots | null>,
  key: string,
  { target, direction }: { target: LocalDate; direction: 1 | -1 },
): ReturnType<typeof findFreeDay> {
  const result = await findFreeDay(load, target, BACK_FROM[key] ?? direction);
  if (!key.startsWith('Page') || result === null) return result;
  const isInMonth = (one: typeof result) => one !== 'none' && monthOf(one.found.date) === monthOf(target);
  if (isInMonth(result)) return result;
  const other = await findFreeDay(load, target, direction > 0 ? -1 : 1);
  return other !== null && isInMonth(other) ? other : result;
}

/**
 * Manages a visitor's way through the months: finds the first free day, and moves by arrows and keys from one free day
 * to another.
 */
export function useCalendar({ months, service, zone, wanted }: CalendarQuestion): Calendar {
  const [openedAt] = useState(Date.now);
  const [pages, setPages] = useState<Readonly<Record<Month, MonthPage>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The visitor's clock may be wrong; the answer shows that, and the search continues from there.
  const [start] = useState(() => wanted ?? localDateOf(Date.now(), zone));
  const [shown, setShown] = useState<Shown>({ month: monthOf(start), day: null, moves: 0, isEmpty: false });
  /** First instant of the shown day, so that it stays in sight in another zone. */
  const anchor = useRef<number | null>(null);

  const load = useCallback(
    async (month: Month): Promise<MonthSlots | null> => {
      const read = await months.read(month);
      if (typeof read === 'string') {
        setProblem(read);
        return null;
      }
      setProblem(null);
      setPages((known) => (known[month] === read ? known : { ...known, [month]: read }));
      return slotsOfMonth(read, { month, zone, service });
    },
    [months, zone, service],
  );

  const show = useCallback((found: DaySlots) => {
    anchor.current = found.starts[0] ?? null;
    setShown(({ moves }) => ({
      month: monthOf(found.date),
      day: found.date,
      moves: moves + 1,
      isEmpty: false,
    }));
  }, []);

  useEffect(() => {
    let current = true;
    const from = anchor.current === null ? start : localDateOf(anchor.current, zone);
    void findFreeDay(load, from, 1, true).then((result) => {
      if (!current || result === null) return;
      if (result === 'none') {
        setShown((was) => ({ ...was, day: null, isEmpty: true }));
        return;
      }
      show(result.found);
      const next = addMonths(monthOf(result.found.date), 1);
      if (next <= monthOf(result.slots.last)) whenIdle(() => void months.read(next));
    });
    return () => {
      current = false;
    };
  }, [load, show, months, start, zone, attempt]);

  const read = pages[shown.month] ?? null;
  const slots = useMemo(
    () => read && slotsOfMonth(read, { month: shown.month, zone, service }),
    [read, shown.month, zone, service],
  );

  const choose = (day: LocalDate) => {
    anchor.current = slots?.days.find(({ date }) => date === day)?.starts[0] ?? null;
    setShown((was) => ({ ...was, day }));
  };

  const turn = (step: 1 | -1) => {
    const month = addMonths(shown.month, step);
    setShown((was) => ({ ...was, month, day: null }));
    void load(month).then((found) => {
      const first = found?.days[0];
      if (first) setShown((was) => (was.month === month ? { ...was, day: first.date } : was));
    });
  };

  const press = (key: string): boolean => {
    if (!shown.day || !slots) return false;
    const target = dateByKey(key, shown.day, slots);
    if (target === null) return false;
    if (target !== shown.day)
      void findDayByKey(load, key, { target, direction: target > shown.day ? 1 : -1 }).then((result) => {
        if (result !== null && result !== 'none') show(result.found);
      });
    return true;
  };

  return {
    ...shown,
    today: slots?.first ?? localDateOf(openedAt, zone),
    slots,
    problem,
    read,
    hasPrevious: slots !== null && shown.month > monthOf(slots.first),
    hasNext: slots !== null && shown.month < monthOf(slots.last),
    choose,
    turn,
    press,
    retry: () => {
      setProblem(null);
      setAttempt(attempt + 1);
    },
  };
}
