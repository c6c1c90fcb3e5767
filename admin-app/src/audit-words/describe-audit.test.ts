import { authorOf, describeAudit, type AuditFact } from './describe-audit';
import { formatValue, nameField } from './format-value';

const fact = (change: Partial<AuditFact>): AuditFact => ({
  collection: 'featureFlags',
  docId: 'dark_mode_v2',
  action: 'update',
  by: 'marta',
  byEmail: 'marta@tarjetero.test',
  before: null,
  after: null,
  ...change,
});

const flag = { name: 'Tema oscuro', enabled: true, rolloutPercentage: 50 };

describe('describeAudit', () => {
  it.each<[string, Partial<AuditFact>]>([
    [
      'cambió el porcentaje de dark_mode_v2: 50 → 60',
      { before: flag, after: { ...flag, rolloutPercentage: 60, revision: 2 } },
    ],
    ['desactivó dark_mode_v2', { before: flag, after: { ...flag, enabled: false } }],
    [
      'cambió el nombre y el porcentaje de dark_mode_v2',
      { before: flag, after: { ...flag, name: 'Oscuro', rolloutPercentage: 60 } },
    ],
    [
      'cambió la descripción, el interruptor y 2 campos más de dark_mode_v2',
      { before: flag, after: { name: 'x', enabled: false, rolloutPercentage: 1, description: 'y' } },
    ],
    [
      'cambió la descripción de dark_mode_v2',
      { before: { description: 'x'.repeat(90) }, after: { description: 'corta' } },
    ],
    ['creó dark_mode_v2', { action: 'create', after: flag }],
    ['eliminó dark_mode_v2', { action: 'delete', before: flag }],
    [
      'permitió que cualquiera se haga administrador',
      { collection: 'config', docId: 'adminPolicy', action: 'create', after: { selfRegistration: true } },
    ],
    [
      'cambió la lista de los dominios vetados: malo.test → malo.test, peor.test',
      {
        collection: 'config',
        docId: 'linkHosts',
        before: { hosts: ['malo.test'] },
        after: { hosts: ['malo.test', 'peor.test'] },
      },
    ],
    [
      'invitó a eva@tarjetero.test a administrar',
      { collection: 'adminInvites', docId: 'eva@tarjetero.test', action: 'create', after: {} },
    ],
    [
      'retiró la invitación de eva@tarjetero.test',
      { collection: 'adminInvites', docId: 'eva@tarjetero.test', action: 'delete', before: {} },
    ],
    ['se hizo administrador', { collection: 'admins', docId: 'marta', action: 'create', after: {} }],
    [
      'hizo administrador a eva@tarjetero.test',
      { collection: 'admins', docId: 'eva', action: 'create', after: { email: 'eva@tarjetero.test' } },
    ],
    [
      'quitó a eva@tarjetero.test de los administradores',
      { collection: 'admins', docId: 'eva', action: 'delete', before: { email: 'eva@tarjetero.test' } },
    ],
    [
      'ocultó la plantilla «Lino»',
      {
        collection: 'userTemplates',
        before: { name: 'Lino', isPublic: true },
        after: { name: 'Lino', isPublic: false },
      },
    ],
    [
      'publicó la versión 1.1.0 de la plantilla «Lino»',
      {
        collection: 'userTemplates',
        before: { name: 'Lino', version: '1.0.0' },
        after: { name: 'Lino', version: '1.1.0' },
      },
    ],
    [
      'suspendió la cuenta u1',
      {
        collection: 'users',
        docId: 'u1',
        before: { disabled: false, reason: '' },
        after: { disabled: true, reason: 'Spam' },
      },
    ],
    [
      'reactivó la cuenta u1',
      {
        collection: 'users',
        docId: 'u1',
        before: { disabled: true, reason: 'Spam' },
        after: { disabled: false, reason: '' },
      },
    ],
    [
      'cambió el plan de la cuenta u1: free → premium',
      { collection: 'users', docId: 'u1', before: { plan: 'free' }, after: { plan: 'premium' } },
    ],
    [
      'exportó la lista de cuentas',
      { collection: 'exports', docId: 'users', action: 'read', after: { filter: 'plan=free' } },
    ],
    ['abrió la ficha de la cuenta u1', { collection: 'users', docId: 'u1', action: 'read' }],
    [
      'retiró la tarjeta ana-garcia',
      {
        collection: 'cards',
        docId: 'c1',
        before: { slug: 'ana-garcia', takedown: null },
        after: { slug: 'ana-garcia', takedown: { reason: 'x', at: 1 } },
      },
    ],
    [
      'levantó la retirada de la tarjeta c1',
      { collection: 'cards', docId: 'c1', before: { takedown: { reason: 'x' } }, after: { takedown: null } },
    ],
    ['cambió x1 (nueva)', { collection: 'nueva', docId: 'x1', before: {}, after: {} }],
  ])('says «%s»', (sentence, change) => {
    expect(describeAudit(fact(change))).toBe(sentence);
  });

  it('names who did it', () => {
    expect(authorOf({ by: 'marta', byEmail: 'marta@tarjetero.test' })).toBe('marta@tarjetero.test');
    expect(authorOf({ by: 'operator', byEmail: '' })).toBe('Operador');
    expect(authorOf({ by: 'u1', byEmail: '' })).toBe('u1');
  });
});

describe('formatValue', () => {
  it.each([
    ['enabled', true, 'sí'],
    ['reason', '', 'vacío'],
    ['hosts', ['a.es', 'b.es'], 'a.es, b.es'],
    ['tags', [], 'vacío'],
    ['rolloutPercentage', 50, '50'],
    ['jsonConfig', [{ id: 'a' }], '[\n  {\n    "id": "a"\n  }\n]'],
  ])('writes %s as people read it', (path, value, text) => {
    expect(formatValue(path, value)).toBe(text);
  });

  it('writes times as dates', () => {
    expect(formatValue('expiresAt', Date.UTC(2026, 2, 3, 9, 30))).toMatch(/^3 mar 2026, /);
    expect(formatValue('expiresAt', '2026-03-03T09:30:00.000Z')).toMatch(/^3 mar 2026, /);
    expect(formatValue('description', '2026')).toBe('2026');
    expect(formatValue('format', 1)).toBe('1');
  });

  it('names fields', () => {
    expect(nameField('rolloutPercentage')).toBe('El porcentaje');
    expect(nameField('conditions.otra')).toBe('conditions.otra');
  });
});
