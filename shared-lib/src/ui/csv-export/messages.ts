const number = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });

/** Spanish texts of an export. */
export const messages = {
  export: 'Exportar CSV',
  cancel: 'Cancelar exportación',
  progress: (rows: number, all: number | null) =>
    all === null || all < rows ? `${number(rows)} filas` : `${number(rows)} de ${number(all)}`,
  running: 'Exportación',
  done: (rows: number) =>
    rows === 1 ? 'Se ha exportado 1 fila.' : `Se han exportado ${number(rows)} filas.`,
  cancelled: 'Exportación cancelada. No se ha guardado ningún archivo.',
  failed: 'No se ha guardado ningún archivo.',
};
