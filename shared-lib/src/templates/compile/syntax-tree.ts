import { Parser, type Node } from 'acorn';
import jsx from 'acorn-jsx';

/** A node of the code's syntax tree; its further fields depend on its type. */
export type SyntaxNode = Node & Record<string, unknown>;

const JsxParser = Parser.extend(jsx());

/**
 * Parses a template's code. The compiler is fast because it tolerates errors and reports few positions; this parser
 * reports them exactly.
 *
 * @throws SyntaxError with `loc`
 */
export function parseCode(code: string): SyntaxNode {
  const program: unknown = JsxParser.parse(code, {
    ecmaVersion: 2022,
    sourceType: 'module',
    locations: true,
  });
  if (!isNode(program)) throw new SyntaxError('No program');
  return program;
}

/** Reports whether a field of a node is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the nodes of a field that is a list. */
export const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Yields every node, in the order of the code. */
export function* everyNode(root: SyntaxNode): Generator<SyntaxNode> {
  yield root;
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* everyNode(child);
  }
}

/** Returns the text of an identifier or a string, else `''`. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

/** Returns the position at which a node begins, counted from one. */
export function positionOf(node: SyntaxNode): { line: number | null; column: number | null } {
  const { start } = node.loc ?? {};
  return start ? { line: start.line, column: start.column + 1 } : { line: null, column: null };
}
