import { ensureInstalled, requireNode } from './install.mjs';

/** Errors that only a mistake in the program throws: their stack says where. */
const OURS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** gRPC's code of a service that doesn't answer. */
const UNAVAILABLE = 14;

/**
 * Returns the text that an operator sees for an error: a sentence, or the stack of a mistake in the program. `DEBUG=1` always has the
 * stack.
 *
 * @param {unknown} error
 * @param {Record<string, string | undefined>} [env]
 */
export function describeFailure(error, env = process.env) {
  if (!(error instanceof Error)) return String(error);
  const { code } = /** @type {{ code?: unknown }} */ (error);
  const isOurs = OURS.some((kind) => error instanceof kind) && !String(code).startsWith('ERR_PARSE_ARGS');
  if (env.DEBUG || isOurs) return error.stack ?? error.message;
  if (code === UNAVAILABLE)
    return env.FIRESTORE_EMULATOR_HOST
      ? `Nothing answers at ${env.FIRESTORE_EMULATOR_HOST}: start the local stack with npm start, or name a project (docs/settings.md).`
      : 'The database does not answer: look at the network, and at GOOGLE_APPLICATION_CREDENTIALS.';
  const [sentence] = error.message.split('\n');
  return sentence ?? '';
}

/** Has what goes wrong in a command end it with exit code 1 and a sentence (`describeFailure`). */
export function endPlainly() {
  process.on('uncaughtException', (error) => {
    console.error(`✗ ${describeFailure(error)}`);
    process.exit(1);
  });
}

/** Begins a command of an operator: installs what it needs, and has it end plainly. */
export function beginCommand() {
  requireNode();
  endPlainly();
  ensureInstalled();
}
