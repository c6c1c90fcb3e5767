import type { Expression, FunctionDeclaration } from './ast';
import { globalFunctions, namespaces } from './global-functions';
import { callMethod } from './methods';
import { applyBinary, negate } from './operators';
import type { Scope } from './scope';
import type { RulesSession } from './session';
import {
  EvaluationError,
  isUnknown,
  PartialMap,
  RulesMap,
  RulesPath,
  typeOf,
  Unknown,
  type RulesValue,
} from './values';

const MAX_CALL_DEPTH = 20;
const MAX_STEPS = 100_000;
const UNKNOWN = new Unknown();
const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'];

/**
 * Evaluates expressions for one operation.
 *
 * The logic has three values: a list rule is judged once for all documents that a query could return,
 * so a field is {@link Unknown} unless the query's filters fix it. An unknown part may also stand for
 * an error, so it never turns into true or false by itself; `false && unknown` and `true || unknown`
 * are decided, as they are for errors.
 */
export class Evaluator {
  private depth = 0;
  private steps = 0;

  constructor(
    private readonly session: RulesSession,
    private readonly log: (message: string) => void,
  ) {}

  evaluate(node: Expression, scope: Scope): RulesValue {
    if (++this.steps > MAX_STEPS) throw new EvaluationError('This rule needs too many evaluations.');
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return scope.lookup(node.name);
      case 'list':
        return this.evaluateAll(node.items, scope, (items) => items);
      case 'map':
        return this.evaluateMap(node.entries, scope);
      case 'path':
        return this.evaluatePath(node.segments, scope);
      case 'member':
        return memberOf(this.evaluate(node.object, scope), node.name);
      case 'index':
        return itemAt(this.evaluate(node.object, scope), this.evaluate(node.index, scope));
      case 'range':
        return this.evaluateAll([node.object, node.from, node.to], scope, ([object, from, to]) =>
          slice(object!, from!, to!),
        );
      case 'call':
        return this.call(node.callee, node.args, scope);
      case 'method':
        return this.callMethod(node, scope);
      case 'unary': {
        const operand = this.evaluate(node.operand, scope);
        return node.operator === '-' ? negate(operand) : not(operand);
      }
      case 'binary':
        return applyBinary(node.operator, this.evaluate(node.left, scope), this.evaluate(node.right, scope));
      case 'and':
        return this.combine(node.left, node.right, scope, false);
      case 'or':
        return this.combine(node.left, node.right, scope, true);
      case 'conditional': {
        const condition = requireBoolean(this.evaluate(node.condition, scope));
        if (condition === UNKNOWN) return UNKNOWN;
        return this.evaluate(condition === true ? node.then : node.otherwise, scope);
      }
    }
  }

  /** Runs a declared function in the scope where it stands. */
  private callDeclared(declaration: FunctionDeclaration, home: Scope, args: RulesValue[]): RulesValue {
    if (args.length !== declaration.parameters.length) {
      throw new EvaluationError(
        `Function '${declaration.name}' takes ${declaration.parameters.length} arguments.`,
      );
    }
    if (this.depth >= MAX_CALL_DEPTH) throw new EvaluationError('Functions call each other too deeply.');
    this.depth++;
    try {
      const scope = home.child();
      declaration.parameters.forEach((name, index) => scope.define(name, args[index]!));
      for (const { name, value } of declaration.bindings) scope.define(name, this.evaluate(value, scope));
      return this.evaluate(declaration.result, scope);
    } finally {
      this.depth--;
    }
  }

  private call(callee: string, argNodes: Expression[], scope: Scope): RulesValue {
    const declared = scope.lookupFunction(callee);
    const args = argNodes.map((arg) => this.evaluate(arg, scope));
    if (declared) return this.callDeclared(declared.declaration, declared.scope, args);
    if (callee === 'debug') {
      this.log(`debug: ${describe(args[0] ?? null)}`);
      return args[0] ?? null;
    }
    if (DOCUMENT_FUNCTIONS.includes(callee)) return this.readDocument(callee, args[0]);
    if (!Object.hasOwn(globalFunctions, callee)) {
      throw new EvaluationError(`Function not found error: Name: [${callee}].`);
    }
    return args.some(isUnknown) ? UNKNOWN : globalFunctions[callee]!(...args);
  }

  private callMethod(node: Extract<Expression, { kind: 'method' }>, scope: Scope): RulesValue {
    const { object, name } = node;
    const isNamespace = object.kind === 'variable' && !scope.has(object.name);
    if (isNamespace && object.name === 'firestore' && (name === 'get' || name === 'exists')) {
      return this.readDocument(name, node.args[0] && this.evaluate(node.args[0], scope));
    }
    if (isNamespace && Object.hasOwn(namespaces, object.name)) {
      const namespace = namespaces[object.name]!;
      const args = node.args.map((arg) => this.evaluate(arg, scope));
      if (!Object.hasOwn(namespace, name)) {
        throw new EvaluationError(`Function not found error: Name: [${object.name}.${name}].`);
      }
      return args.some(isUnknown) ? UNKNOWN : namespace[name]!(...args);
    }
    const self = this.evaluate(object, scope);
    return callMethod(
      self,
      name,
      node.args.map((arg) => this.evaluate(arg, scope)),
    );
  }

  private readDocument(callee: string, argument: RulesValue | undefined): RulesValue {
    if (argument instanceof Unknown) return UNKNOWN;
    const path = typeof argument === 'string' ? globalFunctions.path!(argument) : argument;
    if (!(path instanceof RulesPath)) throw new EvaluationError(`${callee}() needs a path.`);
    const resource = this.session.read(path, callee.endsWith('After'));
    return callee.startsWith('exists') ? resource !== null : resource;
  }

  /**
   * `&&` (absorbing false) and `||` (absorbing true). Both sides count alike: a side that is the
   * absorbing value decides even when the other one fails.
   */
  private combine(left: Expression, right: Expression, scope: Scope, absorbing: boolean): RulesValue {
    let first: RulesValue | EvaluationError;
    try {
      first = requireBoolean(this.evaluate(left, scope));
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      first = error;
    }
    if (first === absorbing) return absorbing;
    if (first === !absorbing) return requireBoolean(this.evaluate(right, scope));
    let second: RulesValue;
    try {
      second = requireBoolean(this.evaluate(right, scope));
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      if (first instanceof EvaluationError) throw first;
      return UNKNOWN;
    }
    if (second === absorbing) return absorbing;
    if (first instanceof EvaluationError) throw first;
    return UNKNOWN;
  }

  /** Evaluates parts; one that is unknown makes the whole unknown, since it may also be an error. */
  private evaluateAll(
    nodes: readonly Expression[],
    scope: Scope,
    build: (values: RulesValue[]) => RulesValue,
  ): RulesValue {
    const values = nodes.map((node) => this.evaluate(node, scope));
    return values.some(isUnknown) ? UNKNOWN : build(values);
  }

  private evaluateMap(entries: readonly { key: Expression; value: Expression }[], scope: Scope): RulesValue {
    const nodes = entries.flatMap(({ key, value }) => [key, value]);
    return this.evaluateAll(nodes, scope, (values) => {
      const map = new Map<string, RulesValue>();
      for (let i = 0; i < values.length; i += 2) {
        const key = values[i]!;
        if (typeof key !== 'string') throw new EvaluationError('The keys of a map are strings.');
        map.set(key, values[i + 1]!);
      }
      return new RulesMap(map);
    });
  }

  private evaluatePath(segments: readonly (string | Expression)[], scope: Scope): RulesValue {
    const path: string[] = [];
    let unknown = false;
    for (const segment of segments) {
      const value = typeof segment === 'string' ? segment : this.evaluate(segment, scope);
      if (isUnknown(value)) unknown = true;
      else if (value instanceof RulesPath) path.push(...value.segments);
      else if (typeof value === 'string') path.push(value);
      else if (typeof value === 'bigint' || typeof value === 'boolean') path.push(String(value));
      else throw new EvaluationError(`A path segment is a string, found ${typeOf(value)}.`);
    }
    return unknown ? UNKNOWN : new RulesPath(path);
  }
}

function requireBoolean(value: RulesValue): boolean | Unknown {
  if (typeof value === 'boolean') return value;
  if (isUnknown(value)) return UNKNOWN;
  throw new EvaluationError(`Type error: expected bool, found ${typeOf(value)}.`);
}

function not(value: RulesValue): RulesValue {
  const operand = requireBoolean(value);
  return typeof operand === 'boolean' ? !operand : operand;
}

function memberOf(object: RulesValue, name: string): RulesValue {
  if (object instanceof PartialMap) return object.known.get(name) ?? UNKNOWN;
  if (isUnknown(object)) return UNKNOWN;
  if (object === null) throw new EvaluationError(`Null value error: reading '${name}' of null.`);
  if (!(object instanceof RulesMap)) {
    throw new EvaluationError(`Property ${name} is undefined on a value of type ${typeOf(object)}.`);
  }
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

function itemAt(object: RulesValue, index: RulesValue): RulesValue {
  if (isUnknown(index)) return UNKNOWN;
  if (object instanceof RulesMap || object instanceof PartialMap) {
    if (typeof index !== 'string') throw new EvaluationError('The keys of a map are strings.');
    return memberOf(object, index);
  }
  if (isUnknown(object)) return UNKNOWN;
  if (typeof index === 'bigint') {
    const items = sequenceOf(object);
    const item = index >= 0n && index < BigInt(items.length) ? items[Number(index)] : undefined;
    if (item === undefined) throw new EvaluationError(`Index ${index} is out of bounds.`);
    return item;
  }
  throw new EvaluationError(`A value of type ${typeOf(object)} has no index of type ${typeOf(index)}.`);
}

function slice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const items = sequenceOf(object);
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new EvaluationError('A range is made of integers.');
  if (from < 0n || to < from || to > BigInt(items.length))
    throw new EvaluationError('This range is out of bounds.');
  const part = items.slice(Number(from), Number(to));
  if (typeof object === 'string') return part.join('');
  return object instanceof RulesPath ? new RulesPath(part as string[]) : part;
}

function sequenceOf(object: RulesValue): readonly RulesValue[] {
  if (typeof object === 'string') return [...object];
  if (object instanceof RulesPath) return object.segments;
  if (Array.isArray(object)) return object;
  throw new EvaluationError(`A value of type ${typeOf(object)} has no index.`);
}

function describe(value: RulesValue): string {
  if (value instanceof RulesMap) {
    return `{${[...value.entries].map(([key, item]) => `${key}: ${describe(item)}`).join(', ')}}`;
  }
  if (Array.isArray(value)) return `[${value.map(describe).join(', ')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return value instanceof RulesPath ? value.toString() : `<${typeOf(value)}>`;
}
