import {
  copyDay,
  endsNextDay,
  nextRange,
  parseTime,
  rangeProblems,
  setDates,
  spansOf,
  tidyRanges,
} from './hours';

const range = (from: string, to: string) => ({ from, to });

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    [' 21h ', '21:00'],
    ['24', '24:00'],
    ['00:00', '00:00'],
  ])('reads %p', (typed, time) => expect(parseTime(typed)).toBe(time));

  it.each(['', 'nueve', '25', '24:01', '9:60', '9:5', '-1'])('refuses %p', (typed) =>
    expect(parseTime(typed)).toBeNull(),
  );
});

describe('ranges of a day', () => {
  it('may touch and end at midnight', () => {
    expect(rangeProblems([range('9', '14'), range('14:00', '24:00')])).toEqual([null, null]);
  });

  it('must end after their start and have valid times', () => {
    expect(rangeProblems([range('14', '9'), range('9', '9'), range('24', '24'), range('x', '9')])).toEqual([
      null,
      'backwards',
      'not-a-time',
      'not-a-time',
    ]);
  });

  it('must not overlap, with the error at the later one', () => {
    expect(rangeProblems([range('09:00', '14:00'), range('13:30', '19:00')])).toEqual([null, 'overlap']);
    expect(rangeProblems([range('09:00', '18:00'), range('10:00', '11:00')])).toEqual([null, 'overlap']);
  });

  it('may run past midnight without an overlap', () => {
    expect(rangeProblems([range('22:00', '02:00'), range('0', '2')])).toEqual([null, null]);
    expect(rangeProblems([range('22:00', '02:00'), range('23', '24')])).toEqual([null, 'overlap']);
    expect([range('22', '2'), range('22', '0'), range('9', '14')].map(endsNextDay)).toEqual([
      true,
      false,
      false,
    ]);
    expect(tidyRanges([range('22', '0')])).toEqual([range('22:00', '24:00')]);
    expect(nextRange([range('22:00', '02:00')])).toEqual(range('09:00', '14:00'));
  });

  it('are saved in full notation and in order', () => {
    expect(tidyRanges([range('16', '19'), range('9', '14')])).toEqual([
      range('09:00', '14:00'),
      range('16:00', '19:00'),
    ]);
  });

  it('continue after a break, and not beyond midnight', () => {
    expect(nextRange([])).toEqual(range('09:00', '14:00'));
    expect(nextRange([range('09:00', '14:00')])).toEqual(range('15:00', '18:00'));
    expect(nextRange([range('09:00', '24:00')])).toEqual(range('23:00', '24:00'));
  });
});

it('copyDay copies a day to the chosen days only', () => {
  const weekly = {
    '1': [range('09:00', '14:00')],
    '2': [range('10:00', '11:00')],
    '3': [range('08:00', '09:00')],
  };
  expect(copyDay(weekly, '1', ['2', '6'])).toEqual({
    '1': [range('09:00', '14:00')],
    '2': [range('09:00', '14:00')],
    '3': [range('08:00', '09:00')],
    '6': [range('09:00', '14:00')],
  });
  expect(copyDay(weekly, '7', ['1'])['1']).toEqual([]);
});

describe('special dates', () => {
  it('can be set together', () => {
    expect(setDates({ '2026-01-01': [] }, ['2026-01-02', '2026-01-03'], [range('10', '13')])).toEqual({
      '2026-01-01': [],
      '2026-01-02': [range('10:00', '13:00')],
      '2026-01-03': [range('10:00', '13:00')],
    });
  });

  it('are grouped where consecutive dates have the same hours', () => {
    const overrides = {
      '2026-09-01': [],
      '2026-08-31': [],
      '2026-09-02': [range('10:00', '13:00')],
      '2026-09-04': [],
      '2026-01-01': [],
    };
    expect(spansOf(overrides, '2026-08-01')).toEqual([
      { from: '2026-08-31', to: '2026-09-01', ranges: [] },
      { from: '2026-09-02', to: '2026-09-02', ranges: [range('10:00', '13:00')] },
      { from: '2026-09-04', to: '2026-09-04', ranges: [] },
    ]);
  });
});
