/** Spanish texts of the list of all cards. */
export const cardMessages = {
  table: 'Tarjetas',
  find: 'Buscar y filtrar tarjetas',
  search: 'Buscar',
  searchHint: 'Enlace, o nombre o email de su titular',
  state: 'Estado',
  anyState: 'Todos',
  states: {
    published: 'Publicadas',
    paused: 'En pausa',
    draft: 'Borradores',
    'taken-down': 'Retiradas',
  },
  columns: {
    card: 'Tarjeta',
    owner: 'Titular',
    state: 'Estado',
    reports: 'Denuncias',
    created: 'Creada',
    acts: 'Acciones',
  },
  found: (count: number, hasMore: boolean) => {
    const cards = count === 1 ? '1 tarjeta' : `${count.toLocaleString('es')} tarjetas`;
    return hasMore ? `Más de ${cards}` : cards;
  },
  searching: 'Buscando…',
  noOwner: 'Sin ficha',
  preview: 'Vista previa',
  previewOf: (name: string) => `Vista previa de ${name}`,
  emptyTitle: 'Todavía no hay tarjetas',
  emptyText: 'Aparecerán aquí cuando alguien cree la primera.',
  nothingTitle: 'Ninguna tarjeta coincide',
  nothingText: 'Prueba con otra parte del enlace, o con el nombre o el email de su titular.',
};
