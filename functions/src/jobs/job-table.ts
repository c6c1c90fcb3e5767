import type { Job } from './job';
import { purgeDeletedCards } from './purge-deleted-cards';

/** Every periodic work of the product. One schedule runs the whole table. */
export const jobTable: Readonly<Record<string, Job>> = { purgeDeletedCards };
