import { asMap, asString } from './arguments';
import type { MethodTable } from './methods';
import { compileRe2 } from './regular-expressions';
import { EvaluationError, RulesBytes, RulesPath } from './values';

export const stringMethods: MethodTable<string> = {
  /** In UTF-16 code units, as production counts. */
  size: (text) => BigInt(text.length),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  toUtf8: (text) => new RulesBytes(Buffer.from(text)),
  matches: (text, pattern) => compileRe2(asString(pattern), true).test(text),
  split: (text, pattern) => text.split(withoutGroups(compileRe2(asString(pattern), false))),
  replace: (text, pattern, substitute) => {
    const replacement = asString(substitute);
    return text.replace(compileRe2(asString(pattern), false), (...match) => expand(replacement, match));
  },
};

export const pathMethods: MethodTable<RulesPath> = {
  /** Fills in `{name}` and `$(name)` placeholders of a path made from text. */
  bind: (path, values) => {
    const map = asMap(values);
    return new RulesPath(
      path.segments.flatMap((segment) => {
        const name = /^(?:\$\((\w+)\)|\{(\w+)\})$/.exec(segment);
        if (!name) return segment;
        const value = map.get(name[1] ?? name[2]!);
        if (value === undefined) throw new EvaluationError(`Path variable '${segment}' is not bound.`);
        return value instanceof RulesPath ? value.segments : asString(value);
      }),
    );
  },
};

/** JavaScript's split also answers captured groups; the language does not. */
function withoutGroups(pattern: RegExp): RegExp {
  return new RegExp(
    pattern.source.replace(/\\.|\[(?:\\.|[^\]])*\]|\((?!\?)/g, (part) => (part === '(' ? '(?:' : part)),
    pattern.flags,
  );
}

/** RE2 writes groups of a replacement as `\1`. */
function expand(replacement: string, match: unknown[]): string {
  return replacement.replace(/\\(\d|\\)/g, (_, digit: string) =>
    digit === '\\' ? '\\' : String(match[Number(digit)] ?? ''),
  );
}
