import { datesShown, moved, readAgendaQuery, writeAgendaQuery } from './agenda-query';

const fallback = { view: 'semana', date: '2026-11-23' } as const;
const read = (search: string) => readAgendaQuery(new URLSearchParams(search), fallback);

describe('the address of the agenda', () => {
  it('contains the view, the date, the filters and the open booking', () => {
    expect(read('vista=mes&fecha=2026-03-31&q=eva&estado=confirmed&servicio=s1&reserva=b1')).toEqual({
      view: 'mes',
      date: '2026-03-31',
      search: 'eva',
      status: 'confirmed',
      serviceId: 's1',
      bookingId: 'b1',
    });
  });

  it.each(['vista=anual&fecha=2026-02-30&estado=toString', 'fecha=ayer', 'fecha=2026-13-01'])(
    'falls back to the defaults for invalid values: %s',
    (search) => {
      expect(read(search)).toMatchObject({ ...fallback, status: null });
    },
  );

  it('omits empty values', () => {
    const before = new URLSearchParams('vista=lista&q=eva&reserva=b1');
    const written = writeAgendaQuery(before, { search: '', bookingId: null, status: 'cancelled' });
    expect(String(written)).toBe('vista=lista&estado=cancelled');
    expect(String(before)).toBe('vista=lista&q=eva&reserva=b1');
  });
});

describe('the dates of a view', () => {
  it('of a week begin on Monday', () => {
    expect(datesShown('semana', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-30' });
    expect(datesShown('semana', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-30' });
  });

  it('of a month include its whole first and last week', () => {
    expect(datesShown('mes', '2026-11-15')).toEqual({ from: '2026-10-26', to: '2026-12-07' });
    expect(datesShown('mes', '2027-02-28')).toEqual({ from: '2027-02-01', to: '2027-03-01' });
  });

  it('move by a day, a week or a month', () => {
    expect(moved('dia', '2026-12-31', 1)).toBe('2027-01-01');
    expect(moved('semana', '2026-11-23', -1)).toBe('2026-11-16');
    expect(moved('mes', '2026-01-31', 1)).toBe('2026-02-28');
    expect(moved('mes', '2026-03-31', -1)).toBe('2026-02-28');
    expect(moved('mes', '2026-12-05', 1)).toBe('2027-01-05');
  });
});
