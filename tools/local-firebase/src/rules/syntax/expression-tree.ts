import type { Expression } from './ast';

/** Returns the expressions directly inside another one, in the order of evaluation. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
      return [node.operand];
    case 'binary':
    case 'and':
    case 'or':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.then, node.otherwise];
  }
}
