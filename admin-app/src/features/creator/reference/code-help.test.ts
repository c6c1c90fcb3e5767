import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { codeHelp, entryAt } from './code-help';
import { referenceOf } from './reference';

const reference = referenceOf('profile', [
  { id: 'lema', label: 'Lema', type: 'text', defaultValue: '', editable: true },
]);

type Source = (context: CompletionContext) => CompletionResult | null;

/** Returns the completions at the `|` of a code, of the first source that has any. */
function offered(language: 'jsx' | 'css', marked: string): CompletionResult | null {
  const pos = marked.indexOf('|');
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    extensions: [language === 'css' ? css() : javascript({ jsx: true }), codeHelp(language, reference)],
  });
  const sources = state
    .languageDataAt<Source>('autocomplete', pos)
    .filter((one) => typeof one === 'function');
  // Ours is the last: the language's own come first.
  return sources.at(-1)!(new CompletionContext(state, pos, false));
}

const labels = (result: CompletionResult | null) => result?.options.map(({ label }) => label) ?? [];

describe('the completions of the editor', () => {
  it('contain the card’s props, the template’s fields and Icon in a component', () => {
    const found = labels(offered('jsx', 'export default function P({ na| }) { return <h1 />; }'));
    expect(found).toEqual(expect.arrayContaining(['name', 'profileImage', 'lema', 'Icon']));
    expect(found).not.toContain('linkUrl');
  });

  it('are null in visible texts and comments', () => {
    expect(offered('jsx', 'function P() { return <p>hola na|</p>; }')).toBeNull();
    expect(offered('jsx', '// na|')).toBeNull();
  });

  it('contain the icons in an icon’s name', () => {
    const result = offered('jsx', 'const a = <Icon name="git|" />;');
    expect(labels(result)).toContain('github');
    expect(labels(result)).not.toContain('bio');
  });

  it('insert a custom property as a call of var, unless it is inside one', () => {
    const bare = offered('css', 'h1 { color: --tj-|; }')?.options.find(({ label }) => label === '--tj-ink');
    expect(bare?.apply).toBe('var(--tj-ink)');
    const inside = offered('css', 'h1 { color: var(--tj-|); }');
    expect(inside?.options.find(({ label }) => label === '--tj-ink')?.apply).toBeUndefined();
    expect(labels(offered('jsx', 'const s = <p style={{ color: "var(--tj|)" }} />;'))).toContain('--tj-ink');
  });
});

describe('the explanation in the editor', () => {
  const at = (doc: string, word: string) =>
    entryAt(EditorState.create({ doc }), doc.indexOf(word) + 1, reference)?.entry.name ?? null;

  it('is for the known word under the pointer', () => {
    expect(at('function P({ name, lema, otro }) {}', 'name')).toBe('name');
    expect(at('function P({ name, lema, otro }) {}', 'lema')).toBe('lema');
    expect(at('function P({ name, lema, otro }) {}', 'otro')).toBeNull();
    expect(at('a { color: var(--tj-ink) }', '--tj-ink')).toBe('--tj-ink');
    expect(at('<Icon name="github" />', 'github')).toBe('github');
    expect(at('<p title="github" />', 'github')).toBeNull();
  });
});
