import { availabilityDocumentSchema } from 'shared-lib/documents';
import {
  isZone,
  MAX_OVERRIDES,
  type Availability,
  type LocalDate,
  type Weekday,
} from 'shared-lib/model/booking';
import { rangeProblems, tidyRanges, WEEKDAYS, type RangeProblem } from '../../weekly-hours/hours';

/** Values of the form of hours: numbers may be missing while they are typed, times incomplete. */
export interface AvailabilityForm extends Omit<
  Availability,
  'windowDays' | 'incrementMinutes' | 'maxPerDay'
> {
  windowDays: number | '';
  incrementMinutes: number | '';
  /** Empty for no limit. */
  maxPerDay: number | '';
}

const stored = availabilityDocumentSchema.shape;

/** Returns the form values of stored hours. */
export const formOf = (hours: Availability): AvailabilityForm => ({
  ...hours,
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, hours.weekly[day] ?? []])),
  maxPerDay: hours.maxPerDay || '',
});

/**
 * Returns the hours to store from a form without {@link findProblems}.
 *
 * @param today - Special dates before it are dropped.
 */
export function availabilityOf(form: AvailabilityForm, today: LocalDate): Availability {
  return {
    ...form,
    weekly: Object.fromEntries(
      Object.entries(form.weekly)
        .filter(([, ranges]) => ranges.length > 0)
        .map(([day, ranges]) => [day, tidyRanges(ranges)]),
    ),
    overrides: Object.fromEntries(Object.entries(form.overrides).filter(([date]) => date >= today)),
    windowDays: Number(form.windowDays),
    incrementMinutes: Number(form.incrementMinutes),
    maxPerDay: Number(form.maxPerDay),
  };
}

/** Problems of a form, by field. */
export interface AvailabilityProblems {
  weekly: Partial<Record<Weekday, (RangeProblem | null)[]>>;
  zone: boolean;
  windowDays: boolean;
  incrementMinutes: boolean;
  maxPerDay: boolean;
  tooManyDates: boolean;
}

/** Returns the problems that keep a form from being stored. */
export function findProblems(form: AvailabilityForm): AvailabilityProblems {
  const weekly = Object.fromEntries(
    Object.entries(form.weekly)
      .map(([day, ranges]) => [day, rangeProblems(ranges)] as const)
      .filter(([, problems]) => hasProblem(problems)),
  );
  return {
    weekly,
    zone: !isZone(form.zone),
    windowDays: !stored.windowDays.safeParse(form.windowDays).success,
    incrementMinutes: !stored.incrementMinutes.safeParse(form.incrementMinutes).success,
    // 0 is stored for no limit, which is an empty field here.
    maxPerDay:
      form.maxPerDay !== '' && !(form.maxPerDay > 0 && stored.maxPerDay.safeParse(form.maxPerDay).success),
    tooManyDates: Object.keys(form.overrides).length > MAX_OVERRIDES,
  };
}

/** Reports whether a form has no problems. */
export const isSound = ({ weekly, ...flags }: AvailabilityProblems): boolean =>
  Object.keys(weekly).length === 0 && Object.values(flags).every((wrong) => !wrong);

/** Reports whether some of a day's ranges are invalid. */
export const hasProblem = (problems: readonly (RangeProblem | null)[]): boolean =>
  problems.some((problem) => problem !== null);
