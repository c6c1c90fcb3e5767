/** Cards that each 'Cargar más' adds, each of which is a read. */
export const STEP = 15;
