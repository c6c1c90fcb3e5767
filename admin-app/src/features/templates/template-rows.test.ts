import type { Template } from 'shared-lib/domain';
import { aTemplateDraft } from 'shared-lib/testing';
import { statsOf, toRows } from './template-rows';

const aTemplate = (id: string, change: Partial<Template> = {}): Template => ({
  ...aTemplateDraft(),
  id,
  isPublic: true,
  compiledCode: 'x',
  downloadCount: 0,
  rating: 0,
  createdAt: 0,
  updatedAt: 0,
  revision: 1,
  ...change,
});

const use = { a: { byVersion: { '1.0.0': 3 }, usage: 3, trend: 50 } };

describe('the list of templates', () => {
  it('S3.07 has id, name, description, category, visibility, downloads, use and its real trend', () => {
    const [row, unused] = toRows([aTemplate('a', { downloadCount: 7 }), aTemplate('b')], [], use);
    expect(row).toMatchObject({
      id: 'a',
      name: 'Clara',
      description: 'Líneas claras',
      category: 'Profesional',
      isPublic: true,
      downloads: 7,
      usage: 3,
      trend: 50,
    });
    expect(unused).toMatchObject({ usage: 0, trend: null });
  });

  it('says which have nothing to draw, edits that wait, and a form to show again', () => {
    const rows = toRows([aTemplate('a', { cssCode: ' ' }), aTemplate('b')], [aTemplate('b')], use);
    expect(rows.map(({ isValid, hasDraft, wasPublished }) => [isValid, hasDraft, wasPublished])).toEqual([
      [false, false, true],
      [true, true, false],
    ]);
  });
});

describe('the figures above it', () => {
  it('S3.06 count templates, public and private ones, downloads, and the average of the ratings', () => {
    const rated = [
      aTemplate('a', { downloadCount: 4, rating: 5 }),
      aTemplate('b', { downloadCount: 2, rating: 4, isPublic: false }),
      aTemplate('c'),
    ];
    expect(statsOf(rated)).toEqual({
      totalTemplates: 3,
      publicTemplates: 2,
      privateTemplates: 1,
      totalDownloads: 6,
      averageRating: 4.5,
    });
    expect(statsOf([]).averageRating).toBe(0);
  });
});
