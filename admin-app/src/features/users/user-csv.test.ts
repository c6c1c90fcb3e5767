import { messages } from './messages';
import { toUserCells } from './user-csv';

it('toUserCells fills every column of an account', () => {
  const cells = toUserCells({
    uid: 'u1',
    email: 'ana@tarjetero.test',
    name: 'Ana García',
    plan: 'premium',
    disabled: true,
    isAdmin: false,
    createdAt: Date.UTC(2026, 2, 3, 9, 30),
    activeAt: 0,
    cards: 3,
    publishedCards: 2,
    bookings: 7,
  });
  expect(Object.fromEntries(messages.csvColumns.map((column, index) => [column, cells[index]]))).toEqual({
    Identificador: 'u1',
    Nombre: 'Ana García',
    Email: 'ana@tarjetero.test',
    Plan: 'premium',
    Estado: 'Suspendida',
    Administrador: 'No',
    Tarjetas: 3,
    Publicadas: 2,
    Reservas: 7,
    Alta: '2026-03-03T09:30:00.000Z',
    'Última actividad': '',
  });
});
