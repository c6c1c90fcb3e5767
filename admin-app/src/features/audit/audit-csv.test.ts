import type { AuditEntry } from 'shared-lib/model';
import { toAuditCells } from './audit-csv';
import { codeOf } from './code-of';
import { messages } from './messages';

const entry: AuditEntry = {
  id: 'featureFlags_dark_mode_v2_2',
  collection: 'featureFlags',
  docId: 'dark_mode_v2',
  revision: 2,
  action: 'update',
  by: 'marta',
  byEmail: 'marta@tarjetero.test',
  at: Date.UTC(2026, 2, 3, 9, 30),
  before: { enabled: true, rolloutPercentage: 50, description: 'x'.repeat(300) },
  after: { enabled: true, rolloutPercentage: 60, description: '' },
};

it('toAuditCells fills every column of an entry, and truncates long texts', () => {
  const cells = toAuditCells(entry);
  expect(Object.fromEntries(messages.csvColumns.map((column, index) => [column, cells[index]]))).toEqual({
    Momento: '2026-03-03T09:30:00.000Z',
    Autor: 'marta@tarjetero.test',
    'Identificador del autor': 'marta',
    Qué: 'Funciones',
    Documento: 'dark_mode_v2',
    Revisión: 2,
    Anotación: 'cambió la descripción y el porcentaje de dark_mode_v2',
    Cambios: `La descripción: ${'x'.repeat(200)}… → vacío; El porcentaje: 50 → 60`,
  });
});

describe('codeOf', () => {
  const code = { reactCode: 'a', cssCode: 'b', jsonConfig: [] };

  it('returns the code of a template before and after its change', () => {
    expect(codeOf({ ...entry, before: { ...code, name: 'x' }, after: { ...code, cssCode: 'c' } })).toEqual({
      before: code,
      after: { ...code, cssCode: 'c' },
    });
  });

  it('returns null for a created or deleted document, and for one that is no template', () => {
    expect(codeOf({ ...entry, before: null, after: code })).toBeNull();
    expect(codeOf({ ...entry, before: code, after: null })).toBeNull();
    expect(codeOf(entry)).toBeNull();
  });
});
