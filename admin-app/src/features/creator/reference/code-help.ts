import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { cssLanguage } from '@codemirror/lang-css';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { describeEntry } from './describe-entry';
import type { ReferenceEntry, TemplateReference } from './reference';

/** Matches code before the cursor where the name of an icon follows. */
const ICON_NAME = /<Icon\b[^<>]*\bname=["']([\w-]*)$/;

/** Matches code before the cursor where a custom property follows. */
const PROPERTY = /(var\(\s*)?(--[\w-]*)$/;

/** Greatest length of the code before the cursor that is searched, in characters: an element over several lines. */
const LOOKED_AT = 400;

function toOption({ name, type, text }: ReferenceEntry, rest: Partial<Completion> = {}): Completion {
  return { label: name, detail: type, info: text, ...rest };
}

const before = (state: EditorState, at: number) => state.sliceDoc(Math.max(0, at - LOOKED_AT), at);

function completeProperty(
  { state, pos }: CompletionContext,
  { tokens }: TemplateReference,
): CompletionResult | null {
  const [, call, typed] = PROPERTY.exec(before(state, pos)) ?? [];
  if (typed === undefined) return null;
  const options = tokens.map((entry) =>
    toOption(entry, { type: 'constant', ...(call === undefined && { apply: `var(${entry.name})` }) }),
  );
  return { from: pos - typed.length, options, validFor: /^--[\w-]*$/ };
}

/** Completes custom properties in a style. */
function completeCss(reference: TemplateReference) {
  return (context: CompletionContext) => completeProperty(context, reference);
}

/** Completes props, fields and icons in a component. */
function completeReact(reference: TemplateReference) {
  const names = [...reference.props, ...reference.fields].map((entry) =>
    toOption(entry, { type: 'variable', boost: 1 }),
  );
  const components = reference.components
    .filter(({ code }) => code !== undefined)
    .map((entry) => toOption(entry, { type: 'class' }));
  const icons = reference.icons.map((entry) => toOption(entry, { type: 'enum' }));
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const icon = ICON_NAME.exec(before(state, pos))?.[1];
    if (icon !== undefined) return { from: pos - icon.length, options: icons, validFor: /^[\w-]*$/ };
    const property = completeProperty(context, reference);
    if (property) return property;
    // Words of a text or a comment are nobody's names.
    if (/JSXText|String|Comment/.test(syntaxTree(state).resolveInner(pos, -1).name)) return null;
    const word = context.matchBefore(/[\w$]+/);
    if (!word && !context.explicit) return null;
    return { from: word?.from ?? pos, options: [...names, ...components], validFor: /^[\w$]*$/ };
  };
}

/** Returns the entry that a position in the code names, and from where to where. */
export function entryAt(
  state: EditorState,
  pos: number,
  { props, fields, components, icons, tokens }: TemplateReference,
): { from: number; to: number; entry: ReferenceEntry } | null {
  const line = state.doc.lineAt(pos);
  for (const { 0: word, index } of line.text.matchAll(/[\w$-]+/g)) {
    const from = line.from + index;
    const to = from + word.length;
    if (pos < from || pos > to) continue;
    const isIcon = ICON_NAME.test(before(state, to));
    const known = word.startsWith('--')
      ? tokens
      : isIcon
        ? icons
        : [...props, ...fields, ...components.slice(0, 1)];
    const entry = known.find(({ name }) => name === word);
    return entry ? { from, to, entry } : null;
  }
  return null;
}

/** Makes an editor complete and explain what a template may use. */
export function codeHelp(language: 'jsx' | 'css', reference: TemplateReference): Extension {
  const completes =
    language === 'css'
      ? cssLanguage.data.of({ autocomplete: completeCss(reference) })
      : javascriptLanguage.data.of({ autocomplete: completeReact(reference) });
  const explains = hoverTooltip(({ state }, pos) => {
    const found = entryAt(state, pos, reference);
    return found && { pos: found.from, end: found.to, create: () => ({ dom: describeEntry(found.entry) }) };
  });
  return [completes, explains];
}
