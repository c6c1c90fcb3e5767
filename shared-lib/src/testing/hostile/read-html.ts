import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { readable } from './hostile-texts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes by which an element loads something or leads somewhere. */
const ADDRESSED: ReadonlySet<string> = new Set(
  'action background data data-src formaction href ping poster src srcset xlink:href'.split(' '),
);

/** Attributes whose values people get to read or hear. */
const READ: ReadonlySet<string> = new Set('alt aria-label content placeholder title value'.split(' '));

/** A page as a browser understands it. */
export interface ReadPage {
  /**
   * Each element in its order, with the names of its attributes and all that is style or program. `rel` is left out, which
   * depends on where a link leads.
   */
  shape: string[];
  /** Every address that the page names. */
  addresses: string[];
  /** Texts of the elements of this name, all of them for none, as they read. */
  textIn: (...elements: string[]) => string;
  /** Texts of the children of the element of this class, as they read. */
  linesIn: (className: string) => string[];
  /** Content of the first element with this attribute, which is data. */
  dataIn: (attribute: string, value: string) => unknown;
}

const valueOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

const fullName = ({ prefix, name }: Element['attrs'][number]) => (prefix ? `${prefix}:${name}` : name);

/** Reports whether an element's content is read by programs alone. */
const isProgram = (element: Element) =>
  element.tagName === 'style' ||
  (element.tagName === 'script' && !valueOf(element, 'type')?.includes('json'));

const contentOf = (element: Element) =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** Lists a node and all below it, templates' contents included. */
function all(node: Node): Node[] {
  const below = 'childNodes' in node ? (node.childNodes as Node[]) : [];
  const content = 'content' in node ? node.content.childNodes : [];
  return [node, ...[...below, ...content].flatMap(all)];
}

/** Lists the texts below a node that people get to read, values of attributes included. */
function textsBelow(node: Node): string[] {
  return all(node).flatMap((one) => {
    if (tree.isTextNode(one)) {
      const { parentNode } = one;
      const isRead = !parentNode || !['style', 'script'].includes((parentNode as Element).tagName);
      return isRead ? [one.value] : [];
    }
    if (!tree.isElementNode(one)) return [];
    return one.attrs.flatMap(({ name, value }) => (READ.has(name) ? [value] : []));
  });
}

/** Reads a page by the rules by which browsers read it. */
export function readHtml(html: string): ReadPage {
  const page = parse(html);
  const elements = all(page).filter(tree.isElementNode);
  const texts = new Map<string, string>();
  const comments = all(page).filter(tree.isCommentNode);
  return {
    shape: [
      ...elements.map((element) => {
        const names = element.attrs.map(fullName).filter((name) => name !== 'rel');
        const content = isProgram(element) ? contentOf(element) : '';
        return [element.tagName, ...names.sort(), content].join(' ').trim();
      }),
      ...comments.map(({ data }) => `<!--${data}-->`),
    ],
    addresses: elements.flatMap(({ attrs }) =>
      attrs.flatMap((attribute) => (ADDRESSED.has(fullName(attribute)) ? [attribute.value] : [])),
    ),
    textIn: (...names) => {
      const key = names.join(' ');
      const known = texts.get(key);
      if (known !== undefined) return known;
      const roots = names.length === 0 ? [page] : elements.filter(({ tagName }) => names.includes(tagName));
      const text = readable(roots.flatMap(textsBelow).join('\n'));
      texts.set(key, text);
      return text;
    },
    linesIn: (className) =>
      elements
        .filter((element) => valueOf(element, 'class') === className)
        .flatMap(({ childNodes }) => childNodes.map((child) => readable(textsBelow(child).join('\n'))))
        .filter(Boolean),
    dataIn: (attribute, value) =>
      JSON.parse(
        elements.filter((element) => valueOf(element, attribute) === value).map(contentOf)[0] ?? 'null',
      ) as unknown,
  };
}
