import type { FunctionDeclaration } from './syntax/ast';
import { EvaluationError, Failed, type RulesValue } from './values';

/** The names that an expression sees: those of its own block, then those of the blocks around it. */
export class Scope {
  private readonly variables = new Map<string, RulesValue | Failed>();
  private functions: readonly FunctionDeclaration[] = [];

  constructor(private readonly parent?: Scope) {}

  child(functions: readonly FunctionDeclaration[] = []): Scope {
    const scope = new Scope(this);
    scope.functions = functions;
    return scope;
  }

  define(name: string, value: RulesValue | Failed): void {
    this.variables.set(name, value);
  }

  has(name: string): boolean {
    return this.variables.has(name) || (this.parent?.has(name) ?? false);
  }

  lookup(name: string): RulesValue {
    const value = this.variables.get(name);
    if (value instanceof Failed) throw value.error;
    if (value !== undefined) return value;
    if (!this.parent) throw new EvaluationError(`Variable not found: '${name}'.`);
    return this.parent.lookup(name);
  }

  /** A function and the scope it was declared in: its body sees that one, not the caller's. */
  lookupFunction(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.functions.find((candidate) => candidate.name === name);
    return declaration ? { declaration, scope: this } : this.parent?.lookupFunction(name);
  }
}
