import { calendarLinks } from './calendar-links';

const ENTRY = {
  title: 'Sesión & café · Ana',
  start: Date.UTC(2026, 2, 29, 0, 30),
  end: Date.UTC(2026, 2, 29, 1, 15),
  place: 'Calle Mayor 1, 3º B + patio',
  description: 'https://ejemplo.com/c/ana?t=a&b=c',
};

describe('calendarLinks', () => {
  it('gives Google the instants in UTC and the texts unchanged', () => {
    const link = new URL(calendarLinks(ENTRY).google);
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: ENTRY.title,
      dates: '20260329T003000Z/20260329T011500Z',
      details: ENTRY.description,
      location: ENTRY.place,
    });
  });

  it('gives Outlook the same data, without plus signs for spaces', () => {
    const { outlook } = calendarLinks(ENTRY);
    expect(outlook).not.toContain('+');
    expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: ENTRY.title,
      startdt: '2026-03-29T00:30:00Z',
      enddt: '2026-03-29T01:15:00Z',
      body: ENTRY.description,
      location: ENTRY.place,
    });
  });
});
