import { parseRules, type Expression, type FunctionDeclaration, type MatchBlock } from 'local-firebase/rules';
import { within, type Limits, type LimitsByPath } from './limits';

/**
 * Value of an expression as far as it is known without a request: a literal, a list of literals, a field of the written
 * document, something that is computed from a field, or `null` for anything else.
 */
type Known =
  | { literal: unknown }
  | { items: unknown[] }
  | { field: string }
  | { of: 'size' | 'keys' | 'count' | 'changes'; field: string }
  | null;

/** Functions that can be called from a place, those of the nearest block first. */
type Scope = readonly (readonly FunctionDeclaration[])[];
type Names = ReadonlyMap<string, Known>;

const MIRRORED: Readonly<Record<string, string>> = { '<=': '>=', '>=': '<=' };

/** Follows the conditions of one block, and notes every limit that they set on fields of the written document. */
class Reader {
  readonly found: LimitsByPath = new Map();

  /** Collects the limits of a condition, from all of its branches. */
  follow(node: Expression, names: Names, scope: Scope): void {
    switch (node.kind) {
      case 'and':
      case 'or':
        this.follow(node.left, names, scope);
        this.follow(node.right, names, scope);
        return;
      case 'conditional':
        for (const part of [node.condition, node.then, node.otherwise]) this.follow(part, names, scope);
        return;
      case 'call':
        this.call(node, names, scope);
        return;
      case 'method':
        if (node.name === 'hasOnly')
          this.hasOnly(this.know(node.object, names), this.know(node.args[0]!, names));
        return;
      case 'binary':
        this.compare(node.operator, this.know(node.left, names), this.know(node.right, names));
        return;
      default:
    }
  }

  private call(node: Expression & { kind: 'call' }, names: Names, scope: Scope): void {
    const depth = scope.findIndex((functions) => functions.some(({ name }) => name === node.callee));
    const called = scope[depth]?.find(({ name }) => name === node.callee);
    if (!called) return;
    const inner = new Map<string, Known>(
      called.parameters.map((name, index) => [name, this.know(node.args[index]!, names)]),
    );
    for (const { name, value } of called.bindings) inner.set(name, this.know(value, inner));
    this.follow(called.result, inner, scope.slice(depth));
  }

  private hasOnly(object: Known, list: Known): void {
    if (!list || !('items' in list) || !object || !('field' in object)) return;
    const isKeys = 'of' in object;
    const before = this.limits(object.field);
    const items = list.items.map(String);
    if (isKeys) before.keys = [...new Set([...(before.keys ?? []), ...items])].sort();
    else before.values = items.sort();
  }

  private compare(operator: string, left: Known, right: Known): void {
    if (!left || !right) return;
    if ('field' in right && MIRRORED[operator]) return this.compare(MIRRORED[operator], right, left);
    if (!('field' in left)) return;
    const limits = this.limits(left.field);
    if (operator === 'in' && 'items' in right) limits.values = right.items.map(String).sort();
    if (!('literal' in right)) return;
    const bound = Number(right.literal);
    if (!(Math.abs(bound) < Number.MAX_SAFE_INTEGER)) return;
    if ('of' in left && left.of === 'count' && operator === '==') {
      limits.count = (limits.count ?? bound) === bound ? bound : 'several';
      return;
    }
    const isSize = 'of' in left;
    if (isSize && (left.of !== 'size' || operator !== '<=')) return;
    const limit = isSize ? 'size' : ({ '<=': 'max', '>=': 'min' } as const)[operator];
    if (limit) limits[limit] = (limits[limit] ?? bound) === bound ? bound : 'several';
  }

  private limits(path: string): Limits {
    const limits = this.found.get(path) ?? {};
    this.found.set(path, limits);
    return limits;
  }

  private know(node: Expression, names: Names): Known {
    switch (node.kind) {
      case 'literal':
        return { literal: node.value };
      case 'list': {
        const items = node.items.map((item) => this.know(item, names));
        return items.every((item) => item && 'literal' in item)
          ? { items: items.map((item) => (item as { literal: unknown }).literal) }
          : null;
      }
      case 'variable':
        return names.get(node.name) ?? null;
      case 'conditional':
        return this.know(node.then, names) ?? this.know(node.otherwise, names);
      case 'member':
        return isWritten(node) ? { field: '' } : fieldIn(this.know(node.object, names), node.name);
      case 'method':
        return this.knowMethod(node, names);
      default:
        return null;
    }
  }

  private knowMethod(node: Expression & { kind: 'method' }, names: Names): Known {
    const object = this.know(node.object, names);
    if (!object || !('field' in object)) return null;
    const { field } = object;
    if ('of' in object) {
      if (object.of === 'keys' && node.name === 'size') return { of: 'count', field };
      return object.of === 'changes' && node.name === 'affectedKeys' ? object : null;
    }
    switch (node.name) {
      case 'get': {
        const key = this.know(node.args[0]!, names);
        return key && 'literal' in key ? fieldIn(object, String(key.literal)) : null;
      }
      case 'size':
      case 'keys':
        return { of: node.name, field };
      case 'diff':
        return { of: 'changes', field };
      default:
        return null;
    }
  }
}

/** Reports whether an expression is `request.resource.data`, the document as it would be after the write. */
function isWritten(node: Expression): boolean {
  const names: string[] = [];
  let inner = node;
  for (; inner.kind === 'member'; inner = inner.object) names.unshift(inner.name);
  return inner.kind === 'variable' && [inner.name, ...names].join('.') === 'request.resource.data';
}

const fieldIn = (object: Known, name: string): Known =>
  object && 'field' in object && !('of' in object) ? { field: within(object.field, name) } : null;

/** Finds the blocks that match a path, with the functions that each can call. */
function blocksAt(
  blocks: readonly MatchBlock[],
  segments: readonly string[],
  scope: Scope,
): { block: MatchBlock; scope: Scope }[] {
  return blocks.flatMap((block) => {
    const { pattern } = block;
    const fits = pattern.every(
      (part, index) =>
        (part.kind === 'single' && segments[index] !== undefined) ||
        (part.kind === 'literal' && part.text === segments[index]),
    );
    if (!fits) return [];
    const inner = [block.functions, ...scope];
    const rest = segments.slice(pattern.length);
    return rest.length === 0 ? [{ block, scope: inner }] : blocksAt(block.matches, rest, inner);
  });
}

/** Reads the limits that rules set on a document that is created or updated at a path. */
export function limitsOfRules(rules: string, path: string): LimitsByPath {
  const file = parseRules(rules, 'firestore.rules');
  const segments = ['databases', '(default)', 'documents', ...path.split('/')];
  const reader = new Reader();
  for (const service of file.services)
    for (const { block, scope } of blocksAt(service.matches, segments, [service.functions, file.functions]))
      for (const { methods, condition } of block.allows)
        if (condition && (methods.has('create') || methods.has('update')))
          reader.follow(condition, new Map(), scope);
  for (const [field, limits] of reader.found)
    if (Object.keys(limits).length === 0) reader.found.delete(field);
  return reader.found;
}
