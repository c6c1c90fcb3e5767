import fc from 'fast-check';
import { aSlotQuestion, bySize, type BusySlotQuestion } from '../../testing';
import * as slots from './slots';
import { reservedSpan, type DaySlots } from './slots';
import { isTimeFree } from './taken-time';
import { minutes, questions } from './testing/random-questions';
import { datesOf, DAY_MINUTES, middayOf, shown, slowInstant, slowStarts } from './testing/slow-slots';
import { MINUTE_MS } from '../../platform/time';

/** Number of generated cases for each property. */
const RUNS = bySize({ short: 200, all: 1_000, long: 20_000 });

const slotsOf = (question: BusySlotQuestion) => slots.slotsOf(aSlotQuestion(question));
const isSlotOffered = (question: BusySlotQuestion, start: number) =>
  slots.isSlotOffered(aSlotQuestion(question), start);

const startsOf = (days: DaySlots[]): number[] => days.flatMap(({ starts }) => starts);

describe('slotsOf with random questions', () => {
  it('agrees with a slow search of every minute', () => {
    fc.assert(
      fc.property(questions, (question) => {
        for (const { date, starts } of slotsOf(question)) expect(starts).toEqual(slowStarts(question, date));
      }),
      { numRuns: RUNS },
    );
  });

  it('receives enough questions with offered starts, busy time and clock changes', () => {
    const sample = fc.sample(questions, { numRuns: 1000, seed: 20_261_122 });
    const share = (holds: (question: BusySlotQuestion) => boolean): number =>
      sample.filter(holds).length / sample.length;
    const offered = (question: BusySlotQuestion): number => startsOf(slotsOf(question)).length;
    const changes = ({ from, to, availability: { zone } }: BusySlotQuestion): boolean =>
      slowInstant(to, '24:00', zone) - slowInstant(from, '00:00', zone) !==
      middayOf(to) - middayOf(from) + DAY_MINUTES;
    expect(share((question) => offered(question) > 0)).toBeGreaterThan(0.25);
    expect(share((question) => offered(question) > 0 && changes(question))).toBeGreaterThan(0.1);
    expect(share((question) => offered(question) < offered({ ...question, busy: [] }))).toBeGreaterThan(0.1);
  });

  it('offers no busy time', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { busy, now, ignore } = question;
        const taken = startsOf(slotsOf(question)).filter((start) => {
          const span = reservedSpan(question.service, start);
          return !isTimeFree({ ...span, intervals: busy, now, ignore });
        });
        expect(taken).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('agrees with isSlotOffered, also beside the starts', () => {
    fc.assert(
      fc.property(questions, minutes(-20, 20), (question, off) => {
        const day = slotsOf(question)[0]!;
        // A start beside one may be on another date, of which this list says nothing.
        const near = day.starts.slice(0, 4).map((start) => start + off * MINUTE_MS);
        const tried = [...day.starts.slice(0, 8), ...near].filter(
          (start) => shown(start / MINUTE_MS, question.availability.zone).slice(0, 10) === day.date,
        );
        expect(tried.filter((start) => isSlotOffered(question, start))).toEqual(
          tried.filter((start) => day.starts.includes(start)),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('offers no more starts when more time is busy', () => {
    fc.assert(
      fc.property(questions, questions, (question, { busy }) => {
        // With noGaps a first booking takes starts away and a second may give some back.
        const calm = { ...question, availability: { ...question.availability, noGaps: false } };
        const before = new Set(startsOf(slotsOf(calm)));
        const after = startsOf(slotsOf({ ...calm, busy: [...calm.busy, ...busy] }));
        expect(after.filter((start) => !before.has(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('offers with noGaps a subset of what it offers without', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const withGaps = startsOf(
          slotsOf({ ...question, availability: { ...question.availability, noGaps: false } }),
        );
        const without = startsOf(
          slotsOf({ ...question, availability: { ...question.availability, noGaps: true } }),
        );
        expect(without.filter((start) => !withGaps.includes(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('gives a date the same starts alone or among others, in any order of the busy intervals', () => {
    fc.assert(
      fc.property(questions, (question) => {
        for (const day of slotsOf(question)) {
          const alone = { ...question, from: day.date, to: day.date, busy: [...question.busy].reverse() };
          expect(slotsOf(alone)).toEqual([day]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('offers no more starts as time goes by, except where holds run out', () => {
    fc.assert(
      fc.property(questions, minutes(0, 3000), (question, later) => {
        const calm = {
          ...question,
          busy: question.busy.map((one) => ({ ...one, heldUntil: 0 })),
          // The window moves with the days.
          availability: { ...question.availability, windowDays: 365 },
        };
        const now = new Set(startsOf(slotsOf(calm)));
        const then = startsOf(slotsOf({ ...calm, now: calm.now + later * MINUTE_MS }));
        expect(then.filter((start) => !now.has(start))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('does not change its input', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const copy = structuredClone(question);
        slotsOf(question);
        expect(question).toEqual(copy);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  });
});

describe('the dates of clock changes', () => {
  it('are the known ones of each zone', () => {
    expect(datesOf('Europe/Madrid')).toEqual(expect.arrayContaining(['2026-03-29', '2026-10-25']));
    expect(datesOf('Australia/Lord_Howe')).toEqual(expect.arrayContaining(['2026-04-05', '2026-10-04']));
    expect(datesOf('Asia/Kolkata')).toHaveLength(1);
  });
});
