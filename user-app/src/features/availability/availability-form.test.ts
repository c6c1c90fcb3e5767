import { NOTHING_TAKEN, slotsOf } from 'shared-lib/model/booking';
import { anAvailability, aService } from 'shared-lib/testing';
import { availabilityOf, findProblems, formOf, isSound } from './availability-form';

const form = formOf(anAvailability());

describe('the form of the opening hours', () => {
  it('returns the stored hours it was filled with, without past dates', () => {
    const stored = anAvailability({ maxPerDay: 4, overrides: { '2026-03-02': [], '2026-03-03': [] } });
    expect(isSound(findProblems(formOf(stored)))).toBe(true);
    expect(availabilityOf(formOf(stored), '2026-03-03')).toEqual({
      ...stored,
      overrides: { '2026-03-03': [] },
    });
  });

  it('reports the ranges and numbers that can’t be stored', () => {
    const problems = findProblems({
      ...form,
      weekly: { ...form.weekly, '2': [{ from: '9', to: '09:00' }] },
      zone: 'Europe/Nowhere',
      windowDays: '',
      incrementMinutes: 3,
      maxPerDay: 0,
    });
    expect(problems).toEqual({
      weekly: { '2': ['backwards'] },
      zone: true,
      windowDays: true,
      incrementMinutes: true,
      maxPerDay: true,
      tooManyDates: false,
    });
    expect(isSound(problems)).toBe(false);
  });

  it('previews the slots of the hours on screen', () => {
    const typed = { ...form, weekly: { ...form.weekly, '1': [{ from: '9', to: '10' }] } };
    const monday = '2026-03-02';
    const now = Date.UTC(2026, 1, 27);
    const availability = availabilityOf(typed, '2026-02-27');
    const [day] = slotsOf({
      service: aService(),
      availability,
      taken: NOTHING_TAKEN,
      from: monday,
      to: monday,
      now,
    });
    expect(day!.starts).toEqual([Date.UTC(2026, 2, 2, 8), Date.UTC(2026, 2, 2, 8, 30)]);
  });
});
