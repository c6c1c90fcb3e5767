import { LEAD_WAIT_DAYS, type LeadField } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { findLeadProblems } from './check-lead';
import {
  dropLead,
  forgetSent,
  storeLead,
  noteSent,
  sentLeadId,
  waitingLeads,
  type StoredLead,
} from './stored-leads';
import { waitedSince } from './send-leads';

/** Replaces the browser's storage with one that may be full. */
function storage({ isFull = false } = {}) {
  const stored = new Map<string, string>();
  const fake = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: fake, configurable: true });
  return stored;
}

const aLead = (leadId: string): StoredLead => ({
  slug: 'ana',
  lead: {
    leadId,
    name: 'Eva',
    email: 'eva@ejemplo.com',
    phone: '',
    company: '',
    note: '',
    context: '',
    controller: 'Ana',
    consent: true,
    language: 'es',
  },
  agreedAt: 1,
  isTried: false,
});

describe('leads waiting on a device', () => {
  it('are stored once each, in order, until they are dropped', () => {
    const stored = storage();
    expect([storeLead(aLead('a')), storeLead(aLead('b')), storeLead(aLead('a'))]).toEqual([true, true, true]);
    expect(waitingLeads().map(({ lead }) => lead.leadId)).toEqual(['b', 'a']);
    dropLead('a');
    dropLead('b');
    expect(waitingLeads()).toEqual([]);
    expect([...stored.keys()]).toEqual([]);
  });

  it('are refused when storage is full or too many wait', () => {
    storage({ isFull: true });
    expect(storeLead(aLead('a'))).toBe(false);
    storage();
    for (let index = 0; index < 200; index += 1) storeLead(aLead(String(index)));
    expect(storeLead(aLead('one-more'))).toBe(false);
    expect(waitingLeads()).toHaveLength(200);
  });

  it('are empty when storage contains something else', () => {
    storage().set('datos-por-enviar', '{broken');
    expect(waitingLeads()).toEqual([]);
  });
});

it('sentLeadId returns the last lead sent for a card until it is erased', () => {
  storage();
  noteSent('ana', 'a');
  noteSent('luis', 'b');
  expect([sentLeadId('ana'), sentLeadId('luis'), sentLeadId('eva')]).toEqual(['a', 'b', undefined]);
  forgetSent('a');
  expect(sentLeadId('ana')).toBeUndefined();
});

describe('the lead form', () => {
  const BOTH: LeadField[] = ['email', 'phone'];
  it.each([
    ['nothing', {}, BOTH, ['name', 'email', 'consent']],
    ['a phone alone', { name: 'Eva', phone: '600 111 222' }, BOTH, ['consent']],
    ['no phone, the only way', { name: 'Eva' }, ['phone'] as LeadField[], ['phone', 'consent']],
    ['an address as a name', { name: 'gana en estafa.com', email: 'a@b.es' }, BOTH, ['name', 'consent']],
    [
      'a wrong address and number',
      { name: 'Eva', email: 'eva', phone: '12' },
      BOTH,
      ['email', 'phone', 'consent'],
    ],
  ])('reports each invalid field: %s', (_, typed, requested, fields) => {
    const problems = findLeadProblems({ name: '', email: '', phone: '', ...typed }, requested, false);
    expect(Object.keys(problems)).toEqual(fields);
  });

  it('accepts a name, a contact and consent', () => {
    const typed = { name: 'Eva', email: 'eva@ejemplo.com', phone: '' };
    expect(findLeadProblems(typed, BOTH, true)).toEqual({});
  });
});

it('waitedSince returns how long a lead waited, within limits for a wrong clock', () => {
  const now = Date.UTC(2026, 2, 10);
  const most = LEAD_WAIT_DAYS * DAY_MS;
  expect(waitedSince(now - 7 * DAY_MS, now)).toBe(7 * DAY_MS);
  // Set back, far ahead, and a time that is none.
  expect([waitedSince(now + DAY_MS, now), waitedSince(0, now), waitedSince(NaN, now)]).toEqual([0, most, 0]);
});
