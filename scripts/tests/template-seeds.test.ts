import { TEMPLATE_CATEGORIES } from 'shared-lib/domain';
import { readTemplateSeeds } from '../demo/read-template-seeds';

it('templates that ship with the product are of the categories that the creator offers', () => {
  const categories = readTemplateSeeds().map(({ draft }) => draft.category);
  expect([...new Set(categories)].sort()).toEqual([...TEMPLATE_CATEGORIES]);
});
