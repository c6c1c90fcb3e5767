import { limitAt, limitBefore, limitOf } from './change-limit';

const start = Date.UTC(2026, 2, 3, 9);
const limit = (noticeMinutes: number, isOver: boolean) =>
  limitOf(start, { noticeMinutes, zone: 'Europe/Madrid', isOver });

describe('the deadline for changes', () => {
  it('is a duration before a time is chosen', () => {
    expect([0, 90, 1440, 2880].map(limitBefore)).toEqual([
      'Podrás cambiar o cancelar la cita hasta que empiece.',
      'Podrás cambiar o cancelar la cita hasta 1 h 30 min antes.',
      'Podrás cambiar o cancelar la cita hasta 24 h antes.',
      'Podrás cambiar o cancelar la cita hasta 2 días antes.',
    ]);
  });

  it('is a moment once a time is chosen, and is shown as passed', () => {
    expect(limitAt(start, 1440)).toBe(Date.UTC(2026, 2, 2, 9));
    expect(limit(1440, false)).toBe('Puedes cambiar o cancelar la cita hasta el lunes 2 de marzo, 10:00.');
    expect(limit(1440, true)).toBe('No podrás cambiar ni cancelar la cita por aquí: quedan menos de 24 h.');
    expect(limit(0, false)).toBe('Podrás cambiar o cancelar la cita hasta que empiece.');
  });
});
