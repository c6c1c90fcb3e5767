import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError } from '../values';

const MAX_CACHED = 500;

/** Largest program that a pattern may become, in instructions, so that a rule can't fill the memory of this server. */
const MAX_INSTRUCTIONS = 10_000;

const cache = new Map<string, RE2JS>();

/**
 * Compiles a pattern in RE2 syntax, which takes time in proportion to its text; compiled ones are cached.
 *
 * @throws {@link EvaluationError} for a pattern that RE2 doesn't know, such as one with look-around, or that is too large
 */
export function compileRe2(pattern: string): RE2JS {
  let compiled = cache.get(pattern);
  if (!compiled) {
    compiled = compile(pattern);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pattern, compiled);
  }
  return compiled;
}

function compile(pattern: string): RE2JS {
  try {
    const compiled = RE2JS.compile(pattern);
    if (compiled.programSize() <= MAX_INSTRUCTIONS) return compiled;
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new EvaluationError(`Invalid regular expression: ${pattern}`);
  }
  throw new EvaluationError('This regular expression is too large.');
}
