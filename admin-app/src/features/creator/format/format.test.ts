import { EditorView } from '@codemirror/view';
import { EXAMPLE_TEMPLATES } from 'shared-lib/model';
import { formatCode } from './format-code';
import { formatView } from './format-view';

const MESSY = 'export default function P({name}){return <h1 className="a">{name}</h1>}';
const TIDY = `export default function P({ name }) {
  return <h1 className="a">{name}</h1>;
}
`;

describe('the format of a template’s code', () => {
  it('is the product’s, and is stable when applied twice', async () => {
    expect(await formatCode('jsx', MESSY)).toBe(TIDY);
    expect(await formatCode('jsx', TIDY)).toBe(TIDY);
    expect(await formatCode('css', 'h1{color:red}')).toBe('h1 {\n  color: red;\n}\n');
  });

  it('leaves invalid code unchanged', async () => {
    expect(await formatCode('jsx', 'function P( {')).toBe('function P( {');
    expect(await formatCode('css', 'h1 { color: "')).toBe('h1 { color: "');
  });

  it.each(['profile', 'links'] as const)('is that of the example of %s', async (section) => {
    const { reactCode, cssCode } = EXAMPLE_TEMPLATES[section];
    expect(await formatCode('jsx', reactCode)).toBe(reactCode);
    expect(await formatCode('css', cssCode)).toBe(cssCode);
  });

  it('keeps the cursor at its word', async () => {
    const view = new EditorView({ doc: MESSY, selection: { anchor: MESSY.indexOf('</h1>') } });
    await formatView(view, 'jsx');
    expect(view.state.doc.toString()).toBe(TIDY);
    expect(view.state.selection.main.anchor).toBe(TIDY.indexOf('</h1>'));
    view.destroy();
  });

  it('is not applied to code that changes in the meantime', async () => {
    const view = new EditorView({ doc: MESSY });
    const formatted = formatView(view, 'jsx');
    view.dispatch({ changes: { from: 0, insert: '// más\n' } });
    await formatted;
    expect(view.state.doc.toString()).toBe(`// más\n${MESSY}`);
    view.destroy();
  });
});
