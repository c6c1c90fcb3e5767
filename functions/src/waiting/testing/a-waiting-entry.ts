import type { WaitingEntry } from 'shared-lib/model/booking';
import { NOW } from '../../testing/local-project';

/** Returns Eva's entry on Ana's list, who would take any hour of the week, except for the overrides. */
export function aWaitingEntry(overrides: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    id: 'waiting0000000000001',
    userId: 'ana',
    cardId: 'card1',
    slug: 'ana-garcia',
    serviceIds: ['corte'],
    serviceName: 'Sesión de color',
    wish: {
      from: '2026-03-02',
      to: '2026-03-08',
      weekdays: ['1', '2', '3', '4', '5', '6', '7'],
      parts: ['morning', 'afternoon', 'evening'],
    },
    customer: { name: 'Eva Ríos', email: 'eva@ejemplo.com', phone: '' },
    answers: {},
    notes: '',
    zone: 'Europe/Madrid',
    language: 'es',
    notice: { version: '1' },
    place: NOW,
    status: 'waiting',
    offer: null,
    offers: 0,
    revision: 1,
    passed: [],
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  };
}
