import { EvaluationError } from './values';

const cache = new Map<string, RegExp>();
const MAX_CACHED = 500;

/**
 * Compiles a RE2 pattern to a JavaScript expression.
 *
 * The common syntax is the same; what RE2 lacks (look-around, back references) is refused as
 * production refuses it, and what JavaScript lacks (inline flags at the start, POSIX classes,
 * `\A`, `\z`, `\Q…\E`, `(?P<name>`) is translated.
 */
export function compileRe2(pattern: string, wholeText: boolean): RegExp {
  const key = `${wholeText}${pattern}`;
  let compiled = cache.get(key);
  if (!compiled) {
    compiled = compile(pattern, wholeText);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, compiled);
  }
  compiled.lastIndex = 0;
  return compiled;
}

const POSIX: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};

function compile(pattern: string, wholeText: boolean): RegExp {
  let flags = 'gu';
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  let rest = pattern;
  if (inline) {
    rest = pattern.slice(inline[0].length);
    flags += [...new Set(inline[1])].join('');
  }
  const source = translate(rest);
  try {
    return new RegExp(wholeText ? `^(?:${source})$` : source, wholeText ? flags.replace('m', '') : flags);
  } catch {
    throw new EvaluationError(`Invalid regular expression: ${pattern}`);
  }
}

function translate(pattern: string): string {
  let source = '';
  let insideClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]!;
    const rest = pattern.slice(i);
    if (char === '\\') {
      const { text, length } = translateEscape(rest, insideClass);
      source += text;
      i += length - 1;
    } else if (insideClass) {
      const posix = /^\[:(\^?)([a-z]+):\]/.exec(rest);
      if (posix && POSIX[posix[2]!] && !posix[1]) {
        source += POSIX[posix[2]!];
        i += posix[0].length - 1;
      } else {
        if (char === ']') insideClass = false;
        source += char === '[' ? '\\[' : char;
      }
    } else if (char === '[') {
      insideClass = true;
      source += '[';
      if (pattern[i + 1] === '^') source += pattern[++i];
      if (pattern[i + 1] === ']') {
        source += '\\]';
        i++;
      }
    } else if (rest.startsWith('(?')) {
      const group = /^\(\?(:|P?<[A-Za-z_]\w*>)/.exec(rest);
      if (!group) throw new EvaluationError(`Invalid regular expression: ${pattern}`);
      source += `(?${group[1]!.replace('P', '')}`;
      i += group[0].length - 1;
    } else if (
      (char === '{' && !/^\{\d+(?:,\d*)?\}/.test(rest)) ||
      (char === '}' && !/\{\d+(?:,\d*)?$/.test(source))
    ) {
      source += `\\${char}`;
    } else if (char === ']') {
      source += '\\]';
    } else {
      source += char;
    }
  }
  return source;
}

function translateEscape(rest: string, insideClass: boolean): { text: string; length: number } {
  const next = rest[1] ?? '';
  if (next === 'Q') {
    const end = rest.indexOf('\\E', 2);
    const literal = rest.slice(2, end === -1 ? undefined : end);
    return {
      text: literal.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'),
      length: end === -1 ? rest.length : end + 2,
    };
  }
  if (/[1-9]/.test(next)) throw new EvaluationError('Regular expressions have no back references.');
  if (next === 'A') return { text: '(?<![\\s\\S])', length: 2 };
  if (next === 'z') return { text: '(?![\\s\\S])', length: 2 };
  if (next === 'a') return { text: '\\x07', length: 2 };
  if (next === 'C') return { text: '[\\s\\S]', length: 2 };
  const braced = /^\\x\{([0-9a-fA-F]+)\}/.exec(rest);
  if (braced) return { text: `\\u{${braced[1]}}`, length: braced[0].length };
  const property = /^\\([pP])(?:\{(\^?)([A-Za-z_]+)\}|([A-Z]))/.exec(rest);
  if (property) return { text: translateProperty(property), length: property[0].length };
  const known = /[dDsSwWbBfnrtvux^$\\.*+?()[\]{}|/]/.test(next) || (next === '-' && insideClass);
  if (known) return { text: rest.slice(0, 2), length: 2 };
  // With the u flag JavaScript refuses needless escapes such as \- or \@, which RE2 allows.
  if (/[^A-Za-z0-9]/.test(next)) return { text: next, length: 2 };
  throw new EvaluationError(`Invalid escape in a regular expression: \\${next}`);
}

function translateProperty([, letter, caret, long, short]: RegExpExecArray): string {
  const name = long ?? short!;
  const negated = (letter === 'P') !== (caret === '^');
  const property = name.length > 2 ? `Script=${name}` : name;
  return `\\${negated ? 'P' : 'p'}{${property}}`;
}
