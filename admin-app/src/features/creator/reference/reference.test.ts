import { cardThemeCss, cardViewCss, LINK_ICON_NAMES } from 'shared-lib/ui/card-view';
import { messages } from './messages';
import { cardProps, referenceOf } from './reference';

describe('the reference of a template', () => {
  it.each(['profile', 'links'] as const)('explains every prop that a template of %s gets', (section) => {
    const names = Object.keys(cardProps(section));
    expect(names.filter((name) => !messages.props[name])).toEqual([]);
    expect(referenceOf(section, []).props.map(({ name }) => name)).toEqual(names);
  });

  it('explains no other prop', () => {
    const given = new Set([...Object.keys(cardProps('profile')), ...Object.keys(cardProps('links'))]);
    expect(Object.keys(messages.props).filter((name) => !given.has(name))).toEqual([]);
  });

  it('lists the colours of the card’s own style sheet', () => {
    const css = cardViewCss + cardThemeCss({ scheme: 'light', accent: '#0F766E' });
    const card = /\.tj-card\s*\{([^}]*)\}/g;
    const declared = new Set(
      [...css.matchAll(card)]
        .flatMap(([, body = '']) => [...body.matchAll(/(--tj-[\w-]+)\s*:/g)])
        .map(([, name]) => name)
        // Sizes are the card's own affair.
        .filter((name) => !name!.startsWith('--tj-size-')),
    );
    expect(Object.keys(messages.tokens).sort()).toEqual([...declared].sort());
  });

  it('contains the template’s own fields, and every icon with its code', () => {
    const reference = referenceOf('profile', [
      { id: 'lema', label: 'Lema', type: 'text', defaultValue: '', editable: true },
    ]);
    expect(reference.fields).toEqual([{ name: 'lema', type: 'texto', text: 'Campo «Lema»' }]);
    expect(reference.icons.map(({ name }) => name)).toEqual(LINK_ICON_NAMES);
    expect(reference.icons[0]!.code).toBe(`<Icon name="${LINK_ICON_NAMES[0]}" />`);
  });
});
