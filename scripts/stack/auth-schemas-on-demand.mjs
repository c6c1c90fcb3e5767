/**
 * Loaded before Google's Auth emulator: has it compile the schema of a request or an answer when the first one comes. At its start it
 * would compile all of its some hundred schemas, which takes five of its seven seconds.
 */
import { createRequire } from 'node:module';

const requireThere = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
/** @type {any} */
const router = requireThere('exegesis-express');
const { middleware } = router;

router.middleware = (document, options, done) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true }, done);
