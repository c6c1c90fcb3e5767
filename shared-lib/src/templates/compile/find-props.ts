import { findComponent } from './find-component';
import { everyNode, isNode, nameOf, nodesOf, parseCode, positionOf, type SyntaxNode } from './syntax-tree';

/** A prop that a template's component reads, with its position. */
export interface UsedProp {
  name: string;
  line: number | null;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function functionOf(node: SyntaxNode): SyntaxNode | null {
  return [...everyNode(node)].find(({ type }) => FUNCTIONS.has(type)) ?? null;
}

function componentOf(program: SyntaxNode): SyntaxNode | null {
  const statements = nodesOf(program.body);
  const component = findComponent(program);
  if (component.by === 'export') {
    const exported = statements.find(({ type }) => type === 'ExportDefaultDeclaration');
    const declared = exported?.declaration;
    if (!isNode(declared)) return null;
    return declared.type === 'Identifier'
      ? namedFunction(statements, nameOf(declared))
      : functionOf(declared);
  }
  return component.by === 'name' ? namedFunction(statements, component.name) : null;
}

function namedFunction(statements: readonly SyntaxNode[], name: string): SyntaxNode | null {
  for (const statement of statements) {
    for (const node of everyNode(statement)) {
      const isNamed = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
      if (isNamed && nameOf(node.id) === name) return functionOf(node);
    }
  }
  return null;
}

function destructured(pattern: SyntaxNode): UsedProp[] {
  return nodesOf(pattern.properties)
    .filter(({ type }) => type === 'Property')
    .map((property) => ({ name: nameOf(property.key), line: positionOf(property).line }));
}

function readFrom(body: SyntaxNode, props: string): UsedProp[] {
  return [...everyNode(body)].flatMap((node) => {
    if (node.type === 'MemberExpression' && nameOf(node.object) === props && !node.computed)
      return [{ name: nameOf(node.property), line: positionOf(node).line }];
    const { id: pattern } = node;
    const takesApart = node.type === 'VariableDeclarator' && nameOf(node.init) === props;
    return takesApart && isNode(pattern) && pattern.type === 'ObjectPattern' ? destructured(pattern) : [];
  });
}

/**
 * Lists the props that a template's component names; empty for code that doesn't compile. Props that are passed on
 * whole (`{...props}`) aren't followed.
 */
export function findProps(reactCode: string): UsedProp[] {
  try {
    const component = componentOf(parseCode(reactCode));
    const [parameter] = nodesOf(component?.params);
    if (!component || !parameter) return [];
    if (parameter.type === 'ObjectPattern') return destructured(parameter);
    const { body } = component;
    return parameter.type === 'Identifier' && isNode(body) ? readFrom(body, nameOf(parameter)) : [];
  } catch {
    return [];
  }
}
