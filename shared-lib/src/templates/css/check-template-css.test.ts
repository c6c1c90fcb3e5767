import { checkDeclarations, checkTemplateCss } from './index';

const codesOf = (css: string) => {
  const checked = checkTemplateCss(css);
  return checked.ok ? checked.css : checked.problems.map(({ code }) => code);
};

describe('checkTemplateCss', () => {
  it('minifies allowed CSS', () => {
    const css = `
      /* El enlace */
      .enlace { color : red ; background: linear-gradient(#fff, #000) }
      @media (min-width: 400px) { .enlace:hover::before { content: '→'; transform: rotate(45deg); } }
      .md\\:flex { --hueco: 4px; padding: calc(var(--hueco) * 2); &:focus { outline: 1px solid } }
      @keyframes giro { from { opacity: 0 } 50% { opacity: .5 } }
      @supports (display: grid) { a { display: grid } }
      @container (min-width: 10em) { a { position: absolute; inset: 0; z-index: 2 } }
      @layer base { a { color: var(--tj-ink) } }
    `;
    expect(checkTemplateCss(css)).toEqual({
      ok: true,
      css:
        '.enlace{color:red;background:linear-gradient(#fff,#000)}' +
        '@media (min-width:400px){.enlace:hover::before{content:"→";transform:rotate(45deg)}}' +
        '.md\\:flex{--hueco:4px;padding:calc(var(--hueco)*2);&:focus{outline:1px solid}}' +
        '@keyframes giro{from{opacity:0}50%{opacity:.5}}' +
        '@supports (display:grid){a{display:grid}}' +
        '@container (min-width:10em){a{position:absolute;inset:0;z-index:2}}' +
        '@layer base{a{color:var(--tj-ink)}}',
    });
  });

  it.each([
    ['a{background:url(https://malo.example/?a)}', 'url'],
    ['a{background:URL("x.png")}', 'url'],
    ['a{background:u\\72l(malo)}', 'escape'],
    ['a{background:\\75 rl(x)}', 'escape'],
    ['a{background:image-set("https://malo.example/a" 1x)}', 'function'],
    ['a{background:-webkit-image-set(url(x) 1x)}', 'function'],
    ['a{background:image("x")}', 'function'],
    ['a{background:src("x")}', 'function'],
    ['a{background:cross-fade("x", red)}', 'function'],
    ['a{background:element(#x)}', 'function'],
    ['a{background:paint(x)}', 'function'],
    ['a{width:expression(alert(1))}', 'function'],
    ['a{--x:url(https://malo.example)}', 'url'],
    ['a{--x:{b:url(y)}}', 'syntax'],
    ['a{cursor:url(x),auto}', 'url'],
    ['a{list-style:url(x)}', 'url'],
    ['a{mask:url(#x)}', 'url'],
    ['@supports (background:url(x)){a{color:red}}', 'url'],
    ['@import "https://malo.example/x.css";', 'at-rule'],
    ['@IMPORT url(x);', 'at-rule'],
    ['@imp\\6frt "x";', 'at-rule'],
    ['@font-face{font-family:x;src:url(x)}', 'at-rule'],
    ['@namespace svg "x";', 'at-rule'],
    ['@property --x{syntax:"*";inherits:true}', 'at-rule'],
    ['@charset "utf-8";', 'at-rule'],
    ['@page{margin:0}', 'at-rule'],
    ['@document url(x){a{color:red}}', 'at-rule'],
    [':host{position:absolute}', 'selector'],
    [':HOST{all:unset}', 'selector'],
    [':h\\6fst{color:red}', 'escape'],
    ['a:is(:host, b){color:red}', 'selector'],
    [':host-context(body){color:red}', 'selector'],
    ['::slotted(a){color:red}', 'selector'],
    ['::part(x){color:red}', 'selector'],
    ['a{position:fixed}', 'position'],
    ['a{position:STICKY}', 'position'],
    ['a{position:-webkit-sticky}', 'position'],
    ['a{position:f\\69xed}', 'position'],
    ['a{position:var(--x)}', 'position'],
    ['a{pos\\69tion:fixed}', 'escape'],
    ['a{behavior:x}', 'property'],
    ['a{-moz-binding:x}', 'property'],
    ['a{filter:progid:DXImageTransform(x=1)}', 'syntax'],
    ['<!-- a{color:red} -->', 'closing'],
    ['a{color:red', 'a{color:red}'],
    ['a{color:red;;}', 'a{color:red}'],
    ['} a{color:red}', 'syntax'],
    ['a{color', 'syntax'],
  ])('judges %s', (css, verdict) => {
    expect([codesOf(css)].flat()).toContain(verdict);
  });

  it('refuses anything that would end the style element', () => {
    expect(codesOf('a::before{content:"</style><script>alert(1)</script>"}')).toEqual(['closing']);
    expect(codesOf('a::before{content:"<!--"}')).toEqual(['closing']);
    expect(codesOf('a[title="</style>"]{color:red}')).toEqual(['closing']);
  });

  it('names every problem with its place', () => {
    const checked = checkTemplateCss('a {\n  color: red;\n  position: fixed;\n}\n\n@import "x";');
    expect(!checked.ok && checked.problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['position', 3, 3],
      ['at-rule', 6, 1],
    ]);
  });

  it('refuses a text with thousands of open brackets', () => {
    expect(checkTemplateCss(`a{width:${'('.repeat(30_000)}`).ok).toBe(false);
  });
});

describe('checkDeclarations', () => {
  it('keeps what is harmless and names what isn’t', () => {
    expect(
      checkDeclarations('color:red; position: fixed; background:url(x);width:10px;--a:1;top:0}b{color:blue'),
    ).toEqual({ css: 'color:red;width:10px;--a:1', removed: ['position', 'background', expect.any(String)] });
  });
});
