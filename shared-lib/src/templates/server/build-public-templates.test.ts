import { TEMPLATE_LIMITS } from '../../model/templates/template';
import { aPublishedCard } from '../../testing';
import { drawJob } from '../draw-job';
import { buildPublicTemplates, type AppliedTemplate } from './index';

const link = (id: string, url: string) => ({
  id,
  title: id,
  url,
  description: '',
  icon: '',
  from: null,
  until: null,
});
const card = aPublishedCard({
  links: [link('uno', 'https://uno.example/'), link('dos', 'https://dos.example/?a=1&b=2')],
});
const owner = { uid: 'ana', cardId: 'tarjeta' };
const sha = 'a'.repeat(64);

function applied(
  instance: Partial<AppliedTemplate['instance']>,
  rest: Partial<AppliedTemplate> = {},
): AppliedTemplate {
  const base = { targetSection: 'links', targetItemId: null, data: {}, markup: {}, appliedAt: 1 } as const;
  return { instance: { ...base, ...instance }, cssCode: 'a{color:red}', fields: [], ...rest };
}
const profile = (html: string, rest: Partial<AppliedTemplate> = {}) =>
  applied({ targetSection: 'profile', markup: { profile: html } }, rest);
const anchor = (url: string, text = 'Ir') => `<a href="${url.replace(/&/g, '&amp;')}">${text}</a>`;
const both = { uno: anchor('https://uno.example/'), dos: anchor('https://dos.example/?a=1&b=2') };
const build = (...all: AppliedTemplate[]) => buildPublicTemplates(card, all, owner);

describe('buildPublicTemplates', () => {
  it('accepts a profile that contains the card’s name', () => {
    expect(build(profile('<h1>Ana  García</h1>'))).toEqual({
      styles: ['a{color:red}'],
      profile: { html: '<h1>Ana  García</h1>', style: 0 },
      links: {},
    });
  });

  it.each([
    ['doesn’t say who it is', '<h1>Luis</h1>'],
    ['is empty', ''],
    ['is blank', '<div> </div>'],
    ['is too long', `<h1>Ana García</h1>${'x'.repeat(TEMPLATE_LIMITS.markup)}`],
    ['says it in a script only', '<script>Ana García</script>'],
  ])('falls back to the card’s own look for a profile that %s', (_, html) => {
    expect(build(profile(html))).toBeNull();
  });

  it('leaves one first heading, the one with the name', () => {
    const html = build(profile('<h1>Hola</h1><h1>Soy Ana García</h1><h1>Ana García</h1>'))!.profile!.html;
    expect(html).toBe('<p>Hola</p><h1>Soy Ana García</h1><p>Ana García</p>');
  });

  it('accepts the markup of a link only if it leads to that link', () => {
    expect(build(applied({ markup: both }))!.links).toEqual({
      uno: { html: '<a href="https://uno.example/" rel="noopener">Ir</a>', style: 0 },
      dos: { html: '<a href="https://dos.example/?a=1&amp;b=2" rel="noopener">Ir</a>', style: 0 },
    });
    const crossed = { uno: both.dos, dos: '<p>Sin enlace</p>', tres: both.uno, constructor: both.uno };
    expect(build(applied({ markup: crossed }))).toBeNull();
    expect(build(applied({ markup: { uno: anchor('https://uno.example/', '') } }))).toBeNull();
    expect(build(applied({ markup: { uno: 7 as unknown as string } }))).toBeNull();
  });

  it('accepts a link to a PDF of the card, at the card’s current address', () => {
    const file = { path: `cards/ana/tarjeta/${sha}.pdf`, size: 9 };
    const at = (slug: string, name = sha) => `/c/${slug}/f/ana/tarjeta/${name}.pdf`;
    const pdf = { ...link('pdf', at(card.slug)), file };
    const drawn = (href: string) =>
      buildPublicTemplates({ ...card, links: [pdf] }, [applied({ markup: { pdf: anchor(href) } })], owner);
    const html = `<a href="${at(card.slug)}">Ir</a>`;
    expect(drawn(at(card.slug))!.links).toMatchObject({ pdf: { html } });
    // Rendered before the card's address changed.
    expect(drawn(at('antes'))!.links).toMatchObject({ pdf: { html } });
    expect(drawn(at(card.slug, 'b'.repeat(64)))).toBeNull();
  });

  it('S4.08 prefers the latest instance of a link over the instance of its section', () => {
    const templates = build(
      applied({ markup: both, appliedAt: 9 }, { cssCode: 'a{top:0}' }),
      applied({ targetItemId: 'dos', markup: both, appliedAt: 2 }, { cssCode: 'a{top:1px}' }),
      applied({ targetItemId: 'dos', markup: both, appliedAt: 3 }, { cssCode: 'a{top:2px}' }),
    )!;
    expect(templates.styles).toEqual(['a{top:2px}', 'a{top:0}']);
    expect([templates.links.uno?.style, templates.links.dos?.style]).toEqual([1, 0]);
  });

  it('adds inline styles to the style sheet of the template', () => {
    const styled = {
      uno: `<b style="color:blue">x</b>${both.uno}`,
      dos: `<b style="color:blue">y</b>${both.dos}`,
    };
    const { styles } = build(applied({ markup: styled }))!;
    expect(styles).toEqual([expect.stringMatching(/^a\{color:red\}\.s\w+:not\(#_#_#_\)\{color:blue\}$/)]);
  });

  it('falls back to the card’s own look where the style breaks a rule', () => {
    expect(build(profile('<h1>Ana García</h1>', { cssCode: '@import "x";' }))).toBeNull();
  });

  it('accepts only pictures of the card, at its current address', () => {
    const picture = (path: string) => `<h1>Ana García</h1><img src="${path}" />`;
    expect(build(profile(picture(`/c/antes/i/ana/tarjeta/${sha}.jpg`)))!.profile!.html).toContain(
      `src="/c/ana-garcia/i/ana/tarjeta/${sha}.jpg"`,
    );
    for (const path of [
      `/c/ana-garcia/i/luis/tarjeta/${sha}.jpg`,
      `/c/ana-garcia/i/ana/otra/${sha}.jpg`,
      `https://malo.example/c/ana-garcia/i/ana/tarjeta/${sha}.jpg`,
      `//malo.example/c/a/i/ana/tarjeta/${sha}.jpg`,
      `/c/ana-garcia/i/ana/tarjeta/${sha}.jpg?x`,
      `/c/ana-garcia/i/ana/tarjeta/../../${sha}.svg`,
      'data:image/png;base64,AAAA',
    ]) {
      expect(build(profile(picture(path)))!.profile!.html).toBe('<h1>Ana García</h1>');
    }
  });

  it('accepts an address that its owner typed into a field of type url, and no other', () => {
    const field = { id: 'boton', label: 'Botón', type: 'url', defaultValue: '', editable: true } as const;
    const html = `<h1>Ana García</h1>${anchor('https://otra.example/')}`;
    const typed = {
      targetSection: 'profile',
      markup: { profile: html },
      data: { boton: 'otra.example' },
    } as const;
    expect(build(applied(typed, { fields: [field] }))!.profile!.html).toContain(
      'href="https://otra.example/"',
    );
    expect(build(applied(typed))!.profile!.html).not.toContain('href');
  });

  it('accepts the markup of the profile’s website', () => {
    const website = 'https://estudio.example/';
    const own = { ...card, profile: { ...card.profile, website } };
    const { items, context } = drawJob(
      { ...own, theme: aPublishedCard().theme },
      { targetSection: 'links', compiledCode: '', cssCode: '', jsonConfig: [] },
      {},
    );
    expect(items.map(({ key }) => key)).toEqual(['website', 'uno', 'dos']);
    expect(context.linkUrls.website).toBe(website);
    const drawn = applied({ markup: { website: anchor(website) } });
    expect(buildPublicTemplates(own, [drawn], owner)!.links.website?.html).toContain(`href="${website}"`);
    expect(build(drawn)).toBeNull();
  });
});
