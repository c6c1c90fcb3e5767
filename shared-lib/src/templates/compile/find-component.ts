import { isNode, nameOf, nodesOf, type SyntaxNode } from './syntax-tree';

/** The component that renders a template. */
export type FoundComponent = { by: 'export' } | { by: 'name'; name: string } | { by: 'none' | 'many' };

function declaredNames(statement: SyntaxNode): string[] {
  const { declaration } = statement;
  if (statement.type === 'ExportNamedDeclaration' && isNode(declaration)) return declaredNames(declaration);
  if (statement.type === 'FunctionDeclaration') return [nameOf(statement.id)];
  if (statement.type !== 'VariableDeclaration') return [];
  return nodesOf(statement.declarations).map(({ id }) => nameOf(id));
}

/** Finds the default export, else `Template`, else the only component. */
export function findComponent(program: SyntaxNode): FoundComponent {
  const statements = nodesOf(program.body);
  const isDefault = ({ type, specifiers }: SyntaxNode) =>
    type === 'ExportDefaultDeclaration' ||
    (type === 'ExportNamedDeclaration' &&
      nodesOf(specifiers).some(({ exported }) => nameOf(exported) === 'default'));
  if (statements.some(isDefault)) return { by: 'export' };
  const names = statements.flatMap(declaredNames).filter((name) => /^\p{Lu}/u.test(name));
  if (names.includes('Template')) return { by: 'name', name: 'Template' };
  const [name, ...others] = names;
  if (name === undefined) return { by: 'none' };
  return others.length > 0 ? { by: 'many' } : { by: 'name', name };
}
