import { paletteGroups, parseOrder } from './palette-groups';
import { readRecent, rememberDestination } from './recent-destinations';

const answers = {
  recent: [{ to: '/admin/audit', label: 'Registro', about: '' }],
  templates: [
    {
      id: 't1',
      name: 'Clara',
      description: 'Mucho aire',
      tags: [],
      targetSection: 'profile' as const,
      category: '',
      version: '1.0.0',
      downloadCount: 0,
      updatedAt: 0,
    },
  ] as unknown as Parameters<typeof paletteGroups>[1]['templates'],
  users: [{ uid: 'ana', name: 'Ana García', email: 'ana@x.test' }],
  cards: [{ slug: 'ana-garcia', name: 'Ana' }],
};

/** Returns the offered destinations, as `group: label → address`. */
const offered = (words: string, part: Partial<typeof answers> = {}) =>
  paletteGroups(words, { ...answers, users: [], cards: [], ...part }).flatMap(({ label, destinations }) =>
    destinations.map(({ label: name, to }) => `${label}: ${name} → ${to}`),
  );

describe('the command palette', () => {
  it('lists the recent destinations and every section before anything is typed', () => {
    const all = offered('');
    expect(all[0]).toBe('Recientes: Registro → /admin/audit');
    expect(all).toContain('Apartados: Plantillas → /admin/templates');
    // The section that was opened last isn't there twice.
    expect(all.filter((line) => line.endsWith('/admin/audit'))).toHaveLength(1);
  });

  it('finds settings and functions by a part of their names', () => {
    expect(offered('siste')[0]).toBe('Configuración: Sistema → /admin/settings?seccion=system');
    expect(offered('webhook')[0]).toBe(
      'Configuración: Webhook de alertas → /admin/settings?seccion=alerts&campo=webhookUrl',
    );
    expect(offered('email de ayuda')).toEqual([
      'Configuración: Email de ayuda → /admin/settings?seccion=product&campo=supportEmail',
    ]);
    expect(offered('tema osc')).toEqual(['Funciones: Tema oscuro → /admin/settings?funcion=dark_mode_v2']);
    expect(offered('congelar')).toEqual([
      'Acciones: Congelar el producto → /admin/settings?seccion=freeze&congelar=1',
    ]);
  });

  it('understands an order to suspend a person or to publish a template', () => {
    expect(offered('Suspender a ana', { users: answers.users })).toEqual([
      'Acciones: Suspender a Ana García → /admin/users/ana?accion=suspender',
    ]);
    expect(offered('publicar clara')).toEqual([
      'Acciones: Publicar Clara → /admin/creator?plantilla=t1&publicar=1',
    ]);
  });

  it('understands an order to invite an administrator or to ban a host', () => {
    expect(offered('invitar')).toContain('Acciones: Invitar a administrar → /admin/admins?invitar=');
    expect(offered('invitar a iris@x.test')).toEqual([
      'Acciones: Invitar a iris@x.test → /admin/admins?invitar=iris%40x.test',
    ]);
    expect(offered('vetar malo.test')).toEqual([
      'Acciones: Vetar malo.test → /admin/settings?seccion=product&campo=hosts&vetar=malo.test',
    ]);
    expect(offered('dominio')[0]).toBe(
      'Acciones: Vetar un dominio → /admin/settings?seccion=product&campo=hosts',
    );
  });

  it('offers actions for a typed email or host, after the users that match', () => {
    expect(offered('ana@x.test', { users: answers.users })).toEqual([
      'Usuarios: Ana García → /admin/users/ana',
      'Acciones: Invitar a ana@x.test → /admin/admins?invitar=ana%40x.test',
    ]);
    expect(offered('malo.test')).toEqual([
      'Acciones: Vetar malo.test → /admin/settings?seccion=product&campo=hosts&vetar=malo.test',
    ]);
  });

  it('lists the accounts and cards that the server found', () => {
    expect(offered('ana g', { users: answers.users, cards: answers.cards }).slice(0, 2)).toEqual([
      'Usuarios: Ana García → /admin/users/ana',
      expect.stringMatching(/^Tarjetas: ana-garcia → http.*\/c\/ana-garcia$/),
    ]);
  });

  it('understands an order only together with its object', () => {
    expect(parseOrder('suspender a ana')).toEqual({ verb: 'suspend', rest: 'ana' });
    expect(parseOrder('suspender ana')).toEqual({ verb: 'suspend', rest: 'ana' });
    expect(parseOrder('suspender')).toEqual({ verb: null, rest: 'suspender' });
    expect(parseOrder('publicar')).toEqual({ verb: null, rest: 'publicar' });
  });
});

describe('the recent destinations of the palette', () => {
  beforeEach(() => sessionStorage.clear());

  it('are the latest five, each of them once', () => {
    for (const to of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) rememberDestination({ to, label: to, about: '' });
    expect(readRecent().map(({ to }) => to)).toEqual(['f', 'e', 'a', 'd', 'c']);
  });

  it('are empty when the stored value is invalid', () => {
    sessionStorage.setItem('tarjetero.recent-destinations', '{"to":1}');
    expect(readRecent()).toEqual([]);
  });
});
