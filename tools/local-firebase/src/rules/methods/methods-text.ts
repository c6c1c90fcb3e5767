import { asMap, asString } from './arguments';
import type { MethodTable } from './method-table';
import { compileRe2 } from './regular-expressions';
import { checkLength } from '../value-size';
import { EvaluationError, RulesBytes, RulesPath } from '../values';

export const stringMethods: MethodTable<string> = {
  /** In UTF-16 code units, as production counts. */
  size: (text) => BigInt(text.length),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  toUtf8: (text) => new RulesBytes(Buffer.from(text)),
  matches: (text, pattern) => compileRe2(asString(pattern)).testExact(text),
  split: (text, pattern) => split(text, asString(pattern)),
  replace: (text, pattern, substitute) => replace(text, asString(pattern), asString(substitute)),
};

export const pathMethods: MethodTable<RulesPath> = {
  /** Fills in `{name}` and `$(name)` placeholders of a path made from text. */
  bind: (path, values) => {
    const map = asMap(values);
    return new RulesPath(
      path.segments.flatMap((segment) => {
        const [, inParentheses, inBraces] = /^(?:\$\((\w+)\)|\{(\w+)\})$/.exec(segment) ?? [];
        const name = inParentheses ?? inBraces;
        if (name === undefined) return segment;
        const value = map.get(name);
        if (value === undefined) throw new EvaluationError(`Path variable '${segment}' is not bound.`);
        return value instanceof RulesPath ? value.segments : asString(value);
      }),
    );
  },
};

/** Returns the pieces between the matches; empty ones at the end are left out, but there is at least one. */
function split(text: string, pattern: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  const matcher = compileRe2(pattern).matcher(text);
  while (matcher.find()) {
    pieces.push(text.slice(end, matcher.start()));
    end = matcher.end();
  }
  pieces.push(text.slice(end));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

function replace(text: string, pattern: string, substitute: string): string {
  let result = '';
  let end = 0;
  const matcher = compileRe2(pattern).matcher(text);
  while (matcher.find()) {
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group) ?? '');
    result += text.slice(end, matcher.start()) + expand(substitute, groups);
    checkLength(result.length);
    end = matcher.end();
  }
  return result + text.slice(end);
}

/** Fills in the groups of a replacement, which RE2 writes as `\1`. */
function expand(substitute: string, groups: readonly string[]): string {
  return substitute.replace(/\\(\d|\\)/g, (_, digit: string) =>
    digit === '\\' ? '\\' : (groups[Number(digit)] ?? ''),
  );
}
