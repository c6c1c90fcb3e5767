import type { CssNode } from 'css-tree';
import { cssMessages as messages } from './messages';

/** A rule that a style breaks. */
export interface CssProblem {
  code: string;
  message: string;
}

/** Allowed at-rules: none that loads anything or reaches beyond the shadow root. */
const AT_RULES = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'starting-style',
]);

/** Selectors of elements outside the shadow root. */
const OUTSIDE = new Set(['host', 'host-context', 'slotted', 'part', 'root']);

/** Functions that load, run or draw anything from elsewhere. */
const FUNCTIONS = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
  'element',
  '-moz-element',
  'paint',
  'expression',
  'url-prefix',
  'domain',
  'document',
]);

const PROPERTIES = new Set(['behavior', '-ms-behavior', '-moz-binding']);

const POSITIONS = new Set([
  'static',
  'relative',
  'absolute',
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
]);

const problem = (code: string, message: string): CssProblem => ({ code, message });

function declarationProblem(node: CssNode & { type: 'Declaration' }): CssProblem | null {
  const property = node.property.toLowerCase();
  if (property.includes('\\')) return problem('escape', messages.escape);
  if (PROPERTIES.has(property)) return problem('property', messages.property(property));
  if (property !== 'position') return null;
  const values = node.value.type === 'Value' ? node.value.children.toArray() : [];
  const [only, ...others] = values;
  const isPlain =
    only?.type === 'Identifier' && others.length === 0 && POSITIONS.has(only.name.toLowerCase());
  return isPlain ? null : problem('position', messages.position);
}

function nameProblem(name: string, banned: ReadonlySet<string>, ban: (name: string) => CssProblem) {
  if (name.includes('\\')) return problem('escape', messages.escape);
  return banned.has(name.toLowerCase()) ? ban(name) : null;
}

/** Returns the problem of a single node of a style sheet. Syntax that the parser doesn't know is a problem. */
export function findCssProblem(node: CssNode): CssProblem | null {
  switch (node.type) {
    case 'Atrule':
      return AT_RULES.has(node.name.toLowerCase()) ? null : problem('at-rule', messages.atRule(node.name));
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return nameProblem(node.name, OUTSIDE, (name) => problem('selector', messages.selector(`:${name}`)));
    case 'Function':
      return nameProblem(node.name, FUNCTIONS, (name) => problem('function', messages.function(name)));
    case 'Url':
      return problem('url', messages.address);
    case 'Identifier':
      return node.name.includes('\\') ? problem('escape', messages.escape) : null;
    case 'Declaration':
      return declarationProblem(node);
    case 'Raw':
      return /^[\s;]*$/.test(node.value) ? null : problem('syntax', messages.syntax);
    case 'CDO':
    case 'CDC':
      return problem('closing', messages.closing);
    default:
      return null;
  }
}
