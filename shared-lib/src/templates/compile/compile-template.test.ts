import { checkTemplateCode, compileTemplate } from './index';

/** Runs compiled code as the sandbox does, with a React that records its calls. */
function run(reactCode: string): unknown {
  const compiled = compileTemplate(reactCode);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  const react = {
    createElement: (type: unknown, props: unknown, ...children: unknown[]) => [type, props, ...children],
  };
  const exports: { default?: (props: object) => unknown } = {};
  const load = (name: string) => (name === 'react' ? react : undefined);
  new Function('React', 'require', 'exports', compiled.code)(react, load, exports);
  return exports.default?.({ name: 'Ana' });
}

const problemOf = (code: string) => {
  const compiled = compileTemplate(code);
  return compiled.ok ? null : compiled.problem;
};

describe('compileTemplate', () => {
  it.each([
    ['a default export', 'export default function Tarjeta({ name }) { return <p>{name}</p>; }'],
    ['a default export beside helpers', 'const Nombre = 1; export default ({ name }) => <p>{name}</p>;'],
    ['a default export by name', 'const Tarjeta = ({ name }) => <p>{name}</p>;\nexport default Tarjeta;'],
    ['one called Template', 'function Other() {}\nfunction Template({ name }) { return <p>{name}</p>; }'],
    ['the only component', 'const Tarjeta = ({ name }) => <p>{name}</p>;'],
    ['React by import', "import React from 'react';\nexport default (props) => <p>{props.name}</p>;"],
    ['a part of React', "import { memo } from 'react';\nexport default ({ name }) => <p>{name}</p>;"],
  ])('finds the component in %s', (_, code) => {
    expect(run(code)).toEqual(['p', null, 'Ana']);
  });

  it('keeps every line where it was', () => {
    const compiled = compileTemplate(
      "import React from 'react';\n\nexport default () => (\n  <p>\n    {fallo()}\n  </p>\n);",
    );
    expect(compiled.ok && compiled.code.split('\n')[4]).toContain('fallo()');
  });

  it.each([
    ['a tag left open', 'const A = () => (\n  <div>\n    <p>\n  </div>\n);', 'syntax', 4],
    ['a brace too many', 'const A = () => <p/>;\n}', 'syntax', 2],
    ['quotes left open', "const A = () => {\n  const x = 'hola;\n  return <p/>;\n}", 'syntax', 2],
    [
      'a foreign import',
      "import React from 'react';\nimport fs from 'fs';\nexport default () => <p/>;",
      'import',
      2,
    ],
    ['a re-export', "export { x } from 'otro';\nexport default () => <p/>;", 'import', 1],
    [
      'an import for its effects',
      "import 'https://malo.example/x.js';\nexport default () => <p/>;",
      'import',
      1,
    ],
    ['nothing', ' \n ', 'empty', null],
    ['no component', 'const x = 1;', 'no-component', null],
    ['two components', 'const A = () => <p/>;\nconst B = () => <p/>;', 'many-components', null],
  ])('explains %s at its line', (_, code, kind, line) => {
    const problem = problemOf(code);
    expect([problem?.code, problem?.line]).toEqual([kind, line]);
    expect(problem?.message).toMatch(/^\p{Lu}.+\.$|^\p{Lu}.+»\.$/u);
  });
});

describe('checkTemplateCode', () => {
  it.each([
    [
      'a hook',
      "import React, { useState } from 'react';\nexport default () => {\n  const [a] = useState(1);\n  return a;\n}",
      'hook',
      3,
    ],
    ['a hook of React', 'const A = () => {\n  React.useEffect(() => {});\n};', 'hook', 2],
    ['a handler', 'const A = () => (\n  <p\n    onClick={() => alert(1)}\n  />\n);', 'handler', 3],
    ['a ref', 'const A = () => <p ref={x} />;', 'ref', 1],
    ['raw markup', 'const A = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;', 'raw-html', 1],
    ['raw markup by object', 'const p = { dangerouslySetInnerHTML: {} };', 'raw-html', 1],
    ['a script', 'const A = () => <div>\n<script>1</script></div>;', 'element', 2],
    ['a style element', 'const A = () => <style>p</style>;', 'element', 1],
    ['a frame', 'const A = () => <iframe />;', 'element', 1],
    ['a form', 'const A = () => <form><input /></form>;', 'element', 1],
    ['an image without a text', 'const A = () => (\n  <img src={x} />\n);', 'image-alt', 2],
    ['a class', 'class A extends React.Component {}', 'class', 1],
    ['an asynchronous component', 'export default async function A() {}', 'async', 1],
    ['a dynamic import', "const A = () => import('x');", 'import', 1],
  ])('finds %s', (_, code, kind, line) => {
    const [problem] = checkTemplateCode(code);
    expect([problem?.code, problem?.line]).toEqual([kind, line]);
  });

  it.each(['alt=""', 'alt={name}', '{...props}'])('takes an image with %s', (text) => {
    expect(checkTemplateCode(`const A = ({ name, ...props }) => <img src={x} ${text} />;`)).toEqual([]);
  });

  it('ignores forbidden words in text, strings and comments', () => {
    const code =
      '// onClick={x} <script>\nexport default ({ user, once }) => <a href={user.url} title="useState() onClick">useMemo( ref {once}</a>;';
    expect(checkTemplateCode(code)).toEqual([]);
  });
});
