/** Publishes the templates of `templates/seeds`; run by `templates-seed.mjs`, with its services in the environment. */
import { firestore } from '../../functions/src/firebase';
import { ensureTemplates } from './templates';

ensureTemplates(firestore(), 'operator').then(
  (added) => {
    console.log(added.length > 0 ? `Publicadas: ${added.join(', ')}.` : 'Ya estaban todas.');
    process.exit(0);
  },
  (error: unknown) => {
    console.error(`No se pudo: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
