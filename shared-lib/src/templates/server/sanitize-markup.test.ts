import { HOSTILE_TEXTS, readHtml } from '../../testing/hostile';
import { sanitizeMarkup } from './index';

const limits = {
  addressOf: (href: string) => (href === 'https://ejemplo.com/?a=1&b=2' ? href : null),
  pictureOf: (src: string) => (src.startsWith('/c/ana/i/') ? src : null),
};
const clean = (html: string) => sanitizeMarkup(html, limits);

describe('sanitizeMarkup', () => {
  it('keeps the elements and attributes that cards use', () => {
    const html =
      '<section class="a b" aria-label="Sobre mí" lang="es"><h2>Hola &amp; adiós</h2><ul><li>uno</li></ul>' +
      '<a class="c" href="https://ejemplo.com/?a=1&amp;b=2" rel="noopener">Ver</a>' +
      '<img alt="Foto" width="10" height="10" src="/c/ana/i/u/c/f.jpg" />' +
      '<svg viewbox="0 0 24 24" aria-hidden="true"><path d="M0 0h1" fill="none" stroke="currentColor"></path></svg></section>';
    expect(clean(html)).toEqual({
      html,
      css: [],
      addresses: new Set(['https://ejemplo.com/?a=1&b=2']),
      removed: [],
    });
  });

  it('leaves only inert elements without addresses of a hostile text', () => {
    const inert = /^(html|head|body|a|p|span|img|svg)( class| rel)*$/;
    for (const text of HOSTILE_TEXTS) {
      const { shape, addresses } = readHtml(clean(`<p class="a">${text}</p>`).html);
      expect(shape.filter((element) => !inert.test(element))).toEqual([]);
      expect(addresses).toEqual([]);
    }
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT SRC=//malo.example></SCRIPT>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg onload=alert(1)>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['<svg><use href="data:image/svg+xml,x#y"></use></svg>'],
    ['<svg><animate attributeName="href" to="javascript:alert(1)"></animate></svg>'],
    ['<svg><foreignObject><iframe src="x"></iframe></foreignObject></svg>'],
    ['<svg><style>@import "x"</style></svg>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['<template><img src=x onerror=alert(1)></template>'],
    ['<div><template shadowrootmode="open"><script>alert(1)</script></template></div>'],
    ['<iframe src="https://malo.example"></iframe>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['<object data="x"></object><embed src="x">'],
    ['<form action="https://malo.example"><input name="a"><button formaction="x">x</button></form>'],
    ['<meta http-equiv="refresh" content="0;url=https://malo.example">'],
    ['<base href="https://malo.example/">'],
    ['<link rel="stylesheet" href="https://malo.example/x.css">'],
    ['<style>@import "https://malo.example"</style>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>'],
    ['<a href="data:text/html,x">x</a>'],
    ['<a href="vbscript:x">x</a>'],
    ['<a href="//malo.example">x</a>'],
    ['<a href="https://malo.example" ping="https://malo.example">x</a>'],
    ['<a href="https://ejemplo.com/?a=1&b=2" target="_top" download>x</a>'],
    ['<img srcset="https://malo.example/a 1x" src="https://malo.example/a">'],
    ['<picture><source srcset="https://malo.example/a"><img src="x"></picture>'],
    ['<video src="x" poster="https://malo.example/p"></video>'],
    ['<p style="background:url(https://malo.example)">x</p>'],
    ['<p style="position:fixed;inset:0">x</p>'],
    ['<button popovertarget="p" commandfor="p" command="show-modal">x</button><div id="p" popover>y</div>'],
    ['<dialog open>x</dialog>'],
    [
      '<p id="location" name="parent" is="x-y" slot="a" part="b" contenteditable tabindex="1" autofocus>x</p>',
    ],
    ['<p accesskey="a" draggable="true" nonce="x" inert itemid="x" xml:base="https://malo.example">x</p>'],
    ['<rect fill="url(https://malo.example/#a)" filter="url(#x)" clip-path="url(#y)"></rect>'],
    ['<xmp><script>alert(1)</script></xmp><plaintext>x'],
    ['</style></template></div></main><script>alert(1)</script>'],
    ['<p title="\'><script>alert(1)</script>">x</p>'],
    ['<<script>script>alert(1)<</script>/script>'],
    ['<p \u0000onclick=alert(1)>x</p>'],
  ])('removes everything dangerous from %s', (html) => {
    const result = clean(html);
    const tags = result.html.match(/<[a-z][^>]*>/gi) ?? [];
    const allowed = /^<(?:p|div|span|svg|rect|text|g|a)(?: (?:class|title|href|rel)="[^"<>]*")*>$/;
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(result.html.replace(/ title="[^"]*"/g, '').replace(/&[a-z]+;/g, '')).not.toMatch(
      /script:|malo\.example|url\(|onerror=|popover/i,
    );
    expect(result.css.join('')).not.toMatch(/url|fixed/);
  });

  it('reports what it removed', () => {
    const { removed } = clean(
      '<p onclick="x" style="position:fixed">a</p><script>x</script><a href="https://malo.example/">b</a><img src="/x.png">',
    );
    expect(removed.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'style position',
      'attribute onclick',
      'element script',
      'address https://malo.example/',
      'picture /x.png',
    ]);
  });

  it('turns style attributes into rules, one for equal styles', () => {
    const { html, css } = clean(
      '<p class="a" style="color:red">x</p><i style="color: red;">y</i><b style="width:1px">z</b>',
    );
    const [first, second] = css;
    const name = /^\.(s\w+):not\(#_#_#_\)\{color:red\}$/.exec(first!)![1]!;
    expect(second).toMatch(/\{width:1px\}$/);
    expect(html).toMatch(`<p class="a ${name}">x</p><i class="${name}">y</i><b class="s`);
    expect(html).not.toContain('style');
  });

  it('turns a heading of the first level into a paragraph', () => {
    expect(clean('<h1 class="a">x</h1>').html).toBe('<p class="a">x</p>');
  });

  it('returns its own result unchanged', () => {
    const once = clean('<p title="a &lt; b">1 &lt; 2 &amp;amp; <b>x</p>').html;
    expect(clean(once).html).toBe(once);
  });

  it('survives markup of any depth', () => {
    expect(clean('<div>'.repeat(20_000)).html.length).toBeLessThan(1000);
  });
});
