export type { Expression, FunctionDeclaration, MatchBlock } from './syntax/ast';
export { parseRules } from './syntax/parser';
