import { wrongType } from './methods/arguments';
import { RulesPath, type RulesValue } from './values';

/** Returns the text of a value, as `string()` and `join` write it; only scalars and paths have one. */
export function toText(value: RulesValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof RulesPath) return value.toString();
  throw wrongType('string', value);
}

/** Returns a float as Java writes it, since production runs on Java: `2.0`, `1.0E7`, `1.0E-4`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7)) {
    const text = String(value);
    return text.includes('.') ? text : `${text}.0`;
  }
  const shortest = value.toExponential();
  return (shortest.includes('.') ? shortest : value.toExponential(1)).replace(/e\+?/, 'E');
}

/** Reads a float as Java does: spaces around it, a suffix `f` or `d` and hexadecimal digits are fine. */
export function parseFloatText(text: string): number | undefined {
  const trimmed = text.replace(/^[\0- ]+|[\0- ]+$/g, '');
  const special = /^([+-]?)(NaN|Infinity)$/.exec(trimmed);
  if (special) return (special[1] === '-' ? -1 : 1) * Number(special[2]);
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/.test(trimmed)) {
    return Number(trimmed.replace(/[fFdD]$/, ''));
  }
  const hex = /^([+-]?)0[xX]([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?[pP]([+-]?\d+)[fFdD]?$/.exec(trimmed);
  if (!hex) return undefined;
  const [, sign, whole = '', fraction = '', exponent] = hex;
  if (whole + fraction === '') return undefined;
  const digits = Number(`0x${whole}${fraction}`);
  return (sign === '-' ? -1 : 1) * digits * 2 ** (Number(exponent) - 4 * fraction.length);
}
