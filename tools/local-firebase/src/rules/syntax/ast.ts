import type { Position } from './source';
import type { RulesValue } from '../values';

export type UnaryOperator = '!' | '-';
export type BinaryOperator =
  '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'is';

/** An expression of the rules language. Every node has its position, for the denial log. */
export type Expression = Position & {
  /** Pairs of parentheses around it, which count as nesting. */
  parentheses?: number;
} & (
    | { kind: 'literal'; value: RulesValue }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; segments: (string | Expression)[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'range'; object: Expression; from: Expression; to: Expression }
    | { kind: 'call'; callee: string; args: Expression[] }
    | { kind: 'method'; object: Expression; name: string; args: Expression[] }
    | { kind: 'unary'; operator: UnaryOperator; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'and' | 'or'; left: Expression; right: Expression }
    | { kind: 'conditional'; condition: Expression; then: Expression; otherwise: Expression }
  );

export interface FunctionDeclaration extends Position {
  name: string;
  parameters: string[];
  bindings: (Position & { name: string; value: Expression })[];
  result: Expression;
}

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** Operation of a request; `read` and `write` in a rules file stand for several of these. */
export type Method = (typeof METHODS)[number];

export interface AllowStatement extends Position {
  methods: Set<Method>;
  /** Absent: allowed without condition. */
  condition?: Expression;
}

export type PathPattern = readonly (
  { kind: 'literal'; text: string } | { kind: 'single'; name: string } | { kind: 'recursive'; name: string }
)[];

export interface MatchBlock extends Position {
  pattern: PathPattern;
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
}

export interface ServiceBlock {
  name: string;
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}

export interface RulesFile {
  fileName: string;
  version: 1 | 2;
  functions: FunctionDeclaration[];
  services: ServiceBlock[];
}
