const number = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });
const accounts = (count: number) => (count === 1 ? '1 cuenta' : `${number(count)} cuentas`);

/** Spanish texts of 'Usuarios'. */
export const messages = {
  sheet: { title: 'Cuenta', close: 'Cerrar', loading: 'Cargando la cuenta' },

  find: 'Buscar y filtrar cuentas',
  search: 'Buscar',
  searchHint: 'Nombre, email, enlace o teléfono',
  plan: 'Plan',
  anyPlan: 'Todos',
  plans: { free: 'Gratis', premium: 'Premium', enterprise: 'Empresa', developer: 'Desarrollo' },
  state: 'Estado',
  anyState: 'Todos',
  states: { active: 'Activas', suspended: 'Suspendidas', admin: 'Administradores' },
  sort: 'Orden',
  sorts: { recent: 'Alta más reciente', name: 'Nombre', active: 'Actividad más reciente' },
  found: (shown: number, all: number | null, hasMore: boolean) => {
    if (!hasMore) return accounts(shown);
    return all === null || all < shown ? `Más de ${accounts(shown)}` : `${number(shown)} de ${accounts(all)}`;
  },
  searching: 'Buscando…',

  table: 'Cuentas',
  columns: {
    name: 'Cuenta',
    plan: 'Plan',
    state: 'Estado',
    cards: 'Tarjetas',
    bookings: 'Reservas',
    recent: 'Alta',
    active: 'Última actividad',
  },
  sortBy: (column: string) => `Ordenar por ${column.toLowerCase()}`,
  noName: 'Sin nombre',
  cardsOf: (cards: number, published: number) =>
    cards === 0
      ? '0'
      : `${number(cards)} (${published === 1 ? '1 publicada' : `${number(published)} publicadas`})`,
  active: 'Activa',
  suspended: 'Suspendida',
  admin: 'Administrador',
  never: 'Nunca',

  emptyTitle: 'Todavía no hay cuentas',
  emptyText: 'Aparecerán aquí en cuanto alguien se registre.',
  nothingTitle: 'Ninguna cuenta coincide',
  nothingText:
    'Se busca por el principio del nombre o del email. Prueba con menos letras o quita los filtros.',
  fileName: 'usuarios',
  csvColumns: [
    'Identificador',
    'Nombre',
    'Email',
    'Plan',
    'Estado',
    'Administrador',
    'Tarjetas',
    'Publicadas',
    'Reservas',
    'Alta',
    'Última actividad',
  ],
  yes: 'Sí',
  no: 'No',
};
