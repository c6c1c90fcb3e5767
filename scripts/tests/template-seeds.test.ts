import { TEMPLATE_CATEGORIES } from 'shared-lib/model';
import { readTemplateSeeds } from '../demo/read-template-seeds';

it('the seeded templates use exactly the categories that the creator offers', () => {
  const categories = readTemplateSeeds().map(({ draft }) => draft.category);
  expect([...new Set(categories)].sort()).toEqual([...TEMPLATE_CATEGORIES]);
});

it.each(readTemplateSeeds().map(({ key, draft }) => [key, draft.cssCode]))(
  'the text of the template %s scales with the browser’s font size',
  (_, style) => {
    const sizes = style.match(/(?<![\w-])font(?:-size)?:[^;}]+/g) ?? [];
    expect(sizes.filter((size) => /\d(px|pt|pc|in|cm|mm)\b/.test(size))).toEqual([]);
  },
);
