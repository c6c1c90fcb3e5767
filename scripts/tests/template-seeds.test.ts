import { TEMPLATE_CATEGORIES } from 'shared-lib/model';
import { readTemplateSeeds } from '../demo/read-template-seeds';

it('templates that ship with the product are of the categories that the creator offers', () => {
  const categories = readTemplateSeeds().map(({ draft }) => draft.category);
  expect([...new Set(categories)].sort()).toEqual([...TEMPLATE_CATEGORIES]);
});

it.each(readTemplateSeeds().map(({ key, draft }) => [key, draft.cssCode]))(
  'the text of %s grows with the size that a visitor has set in the browser',
  (_, style) => {
    const sizes = style.match(/(?<![\w-])font(?:-size)?:[^;}]+/g) ?? [];
    expect(sizes.filter((size) => /\d(px|pt|pc|in|cm|mm)\b/.test(size))).toEqual([]);
  },
);
