import type { WaitingEntry } from '../model/booking';

/** Returns Eva's entry on Ana's list, who waits for a cut on a Monday or Tuesday morning, except for the overrides. */
export function aWaitingEntry(overrides: Partial<WaitingEntry> = {}): WaitingEntry {
  const at = Date.UTC(2026, 2, 2, 9);
  return {
    id: 'waiting0000000000001',
    userId: 'ana',
    cardId: 'card0000000000000001',
    slug: 'ana-garcia',
    serviceIds: ['corte'],
    serviceName: 'Corte',
    wish: { from: '2026-03-02', to: '2026-03-08', weekdays: ['1', '2'], parts: ['morning'] },
    customer: { name: 'Eva Ríos', email: 'eva@ejemplo.com', phone: '' },
    answers: {},
    notes: '',
    zone: 'Europe/Madrid',
    language: 'es',
    notice: { version: '1' },
    place: at,
    status: 'waiting',
    offer: null,
    offers: 0,
    revision: 1,
    passed: [],
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}
