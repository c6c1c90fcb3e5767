export type { Expression, FunctionDeclaration, MatchBlock } from './ast';
export { parseRules } from './parser';
