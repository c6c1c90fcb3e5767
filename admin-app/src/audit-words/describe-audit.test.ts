import { authorOf, describeAudit, type AuditFact } from './describe-audit';
import {
  adminInviteSchema,
  adminPolicySchema,
  alertSettingsSchema,
  featureFlagDocumentSchema,
  freezeDocumentSchema,
  flagManagementSchema,
  flagProposalSchema,
  linkHostsSchema,
  productSettingsSchema,
  syncRunSchema,
} from 'shared-lib/documents';
import { formatValue, nameField } from './format-value';
import { idsOf } from './names';

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
    [
      'desactivó dark_mode_v2, a propuesta de iris@tarjetero.test',
      {
        ...{ before: flag, after: { ...flag, enabled: false } },
        ...{ proposedBy: 'iris', proposedByEmail: 'iris@tarjetero.test' },
      },
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
      'cambió el plan de la cuenta u1: Gratis → Premium',
      { collection: 'users', docId: 'u1', before: { plan: 'free' }, after: { plan: 'premium' } },
    ],
    [
      'exportó la lista de cuentas',
      { collection: 'exports', docId: 'users', action: 'read', after: { filter: 'plan=free' } },
    ],
    [
      'ayudó a la cuenta u1: cambio de contraseña',
      { collection: 'users', docId: 'u1', before: { help: '' }, after: { help: 'password-reset' } },
    ],
    [
      'escribió a la cuenta u1: respuesta a una consulta',
      { collection: 'users', docId: 'u1', before: { letter: '' }, after: { letter: 'answer' } },
    ],
    [
      'cambió las notas de la cuenta u1',
      { collection: 'users', docId: 'u1', before: { notes: 1 }, after: { notes: 2 } },
    ],
    ['abrió la ficha de la cuenta u1', { collection: 'users', docId: 'u1', action: 'read' }],
    [
      'descartó la denuncia de ana-garcia',
      {
        collection: 'reports',
        docId: 'c1',
        before: { slug: 'ana-garcia', status: 'open' },
        after: { slug: 'ana-garcia', status: 'dismissed' },
      },
    ],
    [
      'volvió a abrir la denuncia de ana-garcia',
      {
        collection: 'reports',
        docId: 'c1',
        before: { slug: 'ana-garcia', status: 'dismissed' },
        after: { slug: 'ana-garcia', status: 'open' },
      },
    ],
    [
      'asignó a u9 la denuncia de ana-garcia',
      {
        collection: 'reports',
        docId: 'c1',
        before: { slug: 'ana-garcia', assignedTo: '' },
        after: { slug: 'ana-garcia', assignedTo: 'u9' },
      },
    ],
    [
      'contestó a quien envió la denuncia de ana-garcia',
      {
        collection: 'reports',
        docId: 'ana-garcia_2026-03-02',
        before: { slug: 'ana-garcia', answeredReporter: '' },
        after: { slug: 'ana-garcia', answeredReporter: 'r1' },
      },
    ],
    [
      'aceptó la apelación de ana-garcia',
      {
        collection: 'appeals',
        docId: 'card-c1-1',
        before: { slug: 'ana-garcia', status: 'open' },
        after: { slug: 'ana-garcia', status: 'accepted' },
      },
    ],
    [
      'dejó sin asignar la apelación de u7',
      {
        collection: 'appeals',
        docId: 'u7',
        before: { slug: '', assignedTo: 'u9' },
        after: { slug: '', assignedTo: '' },
      },
    ],
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

  it('names the author of an entry', () => {
    expect(authorOf({ by: 'marta', byEmail: 'marta@tarjetero.test' })).toBe('marta@tarjetero.test');
    expect(authorOf({ by: 'operator', byEmail: '' })).toBe('Operador');
    expect(authorOf({ by: 'u1', byEmail: '' })).toBe('u1');
    const halted = { before: { state: 'running', percentage: 5 }, after: { state: 'halted', percentage: 0 } };
    const run = fact({ collection: 'syncRuns', docId: 't1_1.1.0', by: 'system', byEmail: '', ...halted });
    expect(`${authorOf(run)} ${describeAudit(run)}`).toBe(
      'El sistema paró por demasiados fallos la distribución de la t1_1.1.0',
    );
  });

  it('names people and templates instead of their ids where the names are known', () => {
    const names = new Map([
      ['u1', 'ana@ejemplo.com'],
      ['u2', ''],
    ]);
    const plan = { collection: 'users', before: { plan: 'free' }, after: { plan: 'premium' } };
    expect(describeAudit(fact({ ...plan, docId: 'u1' }), names)).toBe(
      'cambió el plan de la cuenta ana@ejemplo.com: Gratis → Premium',
    );
    expect(describeAudit(fact({ ...plan, docId: 'u2' }), names)).toContain('la cuenta u2');
    expect(authorOf({ by: 'u1', byEmail: '' }, names)).toBe('ana@ejemplo.com');
    const targets = { before: { targetUsers: [] }, after: { targetUsers: ['u1', 'u3'] } };
    expect(describeAudit(fact(targets), names)).toBe(
      'cambió las cuentas elegidas de dark_mode_v2: vacío → ana@ejemplo.com, u3',
    );
    const run = { collection: 'syncRuns', docId: 't1_1.1.0', action: 'create' } as const;
    const started = fact({ ...run, after: { templateId: 't1', version: '1.1.0', startedBy: 'u4' } });
    expect(describeAudit(started, new Map([['t1', 'Lino']]))).toBe(
      'empezó la distribución de la 1.1.0 de «Lino»',
    );
    expect(describeAudit(started)).toBe('empezó la distribución de la t1_1.1.0');
    const entries = [fact({ ...plan, docId: 'u1', byEmail: '', by: 'operator' }), fact(targets), started];
    expect(idsOf(entries)).toEqual({ uids: ['u1', 'u3', 'u4'], templateIds: ['t1'] });
  });

  it('names every field of every logged collection, and every value of a list', () => {
    const schemas = [
      ...[adminPolicySchema, alertSettingsSchema, linkHostsSchema, productSettingsSchema, syncRunSchema],
      ...[adminInviteSchema, featureFlagDocumentSchema, freezeDocumentSchema],
      ...[flagProposalSchema, flagManagementSchema],
    ];
    const paths = schemas.flatMap(({ shape }) => Object.keys(shape));
    const inside = new Set(['conditions', 'flag', 'settings', 'updatedAt', 'revision', 'notes']);
    const unnamed = paths.filter((path) => !inside.has(path) && nameField(path) === path);
    expect(unnamed).toEqual([]);
  });
});

describe('formatValue', () => {
  it.each([
    ['enabled', true, 'sí'],
    ['reason', '', 'vacío'],
    ['hosts', ['a.es', 'b.es'], 'a.es, b.es'],
    ['tags', [], 'vacío'],
    ['rolloutPercentage', 50, '50'],
    ['state', 'failed', 'Terminada con fallos'],
    ['minSeverity', 'high', 'Graves'],
    ['conditions.userType', ['free', 'admin'], 'Gratis, Administración'],
    ['targetSection', 'links', 'Enlaces'],
    ['jsonConfig', [{ id: 'a' }], '[\n  {\n    "id": "a"\n  }\n]'],
  ])('writes %s in a readable form', (path, value, text) => {
    expect(formatValue(path, value)).toBe(text);
  });

  it('writes times as dates', () => {
    expect(formatValue('expiresAt', Date.UTC(2026, 2, 3, 9, 30))).toMatch(/^3 mar 2026, /);
    expect(formatValue('expiresAt', '2026-03-03T09:30:00.000Z')).toMatch(/^3 mar 2026, /);
    expect(formatValue('description', '2026')).toBe('2026');
    expect(formatValue('format', 1)).toBe('1');
  });

  it('nameField names fields', () => {
    expect(nameField('rolloutPercentage')).toBe('El porcentaje');
    expect(nameField('conditions.otra')).toBe('conditions.otra');
  });
});
