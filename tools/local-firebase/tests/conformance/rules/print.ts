import type { Expression } from '../../../src/rules/syntax/ast';
import { RulesBytes, type RulesValue } from '../../../src/rules/values';

/** Writes an expression as source, with parentheses wherever they could matter. */
export function print(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return printLiteral(node.value);
    case 'variable':
      return node.name;
    case 'list':
      return `[${node.items.map(print).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map((part) => (typeof part === 'string' ? `/${part}` : `/$(${print(part)})`))
        .join('');
    case 'member':
      return `${inner(node.object)}.${node.name}`;
    case 'index':
      return `${inner(node.object)}[${print(node.index)}]`;
    case 'range':
      return `${inner(node.object)}[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.callee}(${node.args.map(print).join(', ')})`;
    case 'method':
      return `${inner(node.object)}.${node.name}(${node.args.map(print).join(', ')})`;
    case 'unary':
      return `${node.operator}${inner(node.operand)}`;
    case 'binary': {
      const right = node.operator === 'is' ? typeName(node.right) : inner(node.right);
      return `${inner(node.left)} ${node.operator} ${right}`;
    }
    case 'and':
      return `${inner(node.left)} && ${inner(node.right)}`;
    case 'or':
      return `${inner(node.left)} || ${inner(node.right)}`;
    case 'conditional':
      return `${inner(node.condition)} ? ${inner(node.then)} : ${inner(node.otherwise)}`;
  }
}

function inner(node: Expression): string {
  return node.kind === 'variable' || node.kind === 'call' ? print(node) : `(${print(node)})`;
}

function typeName(node: Expression): string {
  return node.kind === 'literal' ? String(node.value) : 'unknown';
}

function printLiteral(value: RulesValue): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  if (value instanceof RulesBytes) {
    return `b'${[...value.data].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  }
  return String(value);
}

export function quote(text: string): string {
  const escaped = text.replace(/[\\'"]|[^ -~]/g, (char) =>
    char.length === 1 && /[\\'"]/.test(char) ? `\\${char}` : unicode(char),
  );
  return `'${escaped}'`;
}

function unicode(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Returns the expression without places and parentheses: what two sources of one meaning share. */
export function shape(node: Expression): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => {
      if (['line', 'column', 'parentheses'].includes(key)) return undefined;
      return typeof value === 'bigint' ? `int ${value}` : value;
    }),
  );
}
