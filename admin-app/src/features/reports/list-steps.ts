/** Cards that each 'Cargar más' adds, each of which is a read. */
export const STEP = 15;

/** Most cards and appeals of a list: the limit of one query in the rules. */
export const MOST = 100;
