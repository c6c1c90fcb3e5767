import { HTML_ELEMENTS, SVG_ELEMENTS } from '../allowed-markup';
import type { TemplateProblem } from '../problem';
import { compileMessages as messages } from './messages';
import { everyNode, isNode, nameOf, nodesOf, positionOf, type SyntaxNode } from './syntax-tree';

type Found = Pick<TemplateProblem, 'code' | 'message'>;

const ELEMENTS = new Set([...HTML_ELEMENTS, ...SVG_ELEMENTS]);
const HOOK = /^use(?:[A-Z]|$)/;
const RAW_HTML: Found = { code: 'raw-html', message: messages.rawHtml };

function elementProblem(name: string): Found | null {
  const isComponent = !/^[a-z]/.test(name);
  return isComponent || ELEMENTS.has(name) ? null : { code: 'element', message: messages.element(name) };
}

/**
 * Returns the problem of an image without `alt`, which says nothing to people who can't see it; a decorative one has an
 * empty `alt`.
 */
function imageProblem(node: SyntaxNode): Found | null {
  if (nameOf(node.name) !== 'img') return null;
  // A spread prop may contain it.
  const mayHaveText = nodesOf(node.attributes).some(
    (attribute) => attribute.type === 'JSXSpreadAttribute' || nameOf(attribute.name) === 'alt',
  );
  return mayHaveText ? null : { code: 'image-alt', message: messages.imageAlt };
}

function attributeProblem(name: string): Found | null {
  if (name === 'dangerouslySetInnerHTML') return RAW_HTML;
  if (/^on[A-Z]/.test(name)) return { code: 'handler', message: messages.handler(name) };
  return name === 'ref' ? { code: 'ref', message: messages.ref } : null;
}

function callProblem(callee: SyntaxNode): Found | null {
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  return HOOK.test(name) ? { code: 'hook', message: messages.hook(name) } : null;
}

function problemOf(node: SyntaxNode): Found | null {
  switch (node.type) {
    case 'JSXOpeningElement':
      return elementProblem(nameOf(node.name)) ?? imageProblem(node);
    case 'JSXAttribute':
      return attributeProblem(nameOf(node.name));
    case 'Property':
      return nameOf(node.key) === 'dangerouslySetInnerHTML' ? RAW_HTML : null;
    case 'CallExpression':
      return isNode(node.callee) ? callProblem(node.callee) : null;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { code: 'class', message: messages.class };
    case 'ImportExpression':
      return { code: 'import', message: messages.import };
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.async ? { code: 'async', message: messages.async } : null;
    default:
      return null;
  }
}

/**
 * Lists the parts of a template that don't fit a static drawing: state, effects, handlers, elements that visitors don't
 * get. Code that hides one of these isn't dangerous, only useless, as its output is sanitised anyway.
 */
export function findStaticProblems(program: SyntaxNode): TemplateProblem[] {
  return [...everyNode(program)].flatMap((node) => {
    const found = problemOf(node);
    return found ? [{ ...found, detail: '', ...positionOf(node) }] : [];
  });
}
