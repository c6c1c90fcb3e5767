import { aTemplateDraft } from '../../testing';
import { readTemplateExport } from './read-template-export';
import { toTemplateExport } from './template-export';

const draft = aTemplateDraft();
const file = toTemplateExport(draft, Date.UTC(2026, 2, 2, 9));
const reading = (change: object) => readTemplateExport(JSON.stringify({ ...file, ...change }));

describe('a template in a file', () => {
  it('S3.05 has the format 1.0, the time of the export and the template', () => {
    expect(file).toEqual({ version: '1.0', exportedAt: '2026-03-02T09:00:00.000Z', template: draft });
    const stored = {
      ...draft,
      id: 'a',
      isPublic: true,
      downloadCount: 4,
      rating: 0,
      createdAt: 1,
      updatedAt: 2,
    };
    expect(toTemplateExport(stored, Date.UTC(2026, 2, 2, 9))).toEqual(file);
    expect(readTemplateExport(JSON.stringify(file))).toEqual({ ok: true, template: draft });
  });

  it('is refused when it is no JSON, no template or of a newer format', () => {
    expect(readTemplateExport('{"version":')).toEqual({ ok: false, problem: 'import-not-json' });
    expect(readTemplateExport('[]')).toEqual({ ok: false, problem: 'import-not-template' });
    expect(readTemplateExport('null')).toEqual({ ok: false, problem: 'import-not-template' });
    expect(reading({ version: '1.1' })).toEqual({ ok: false, problem: 'import-newer' });
    expect(reading({ version: '2.0' })).toEqual({ ok: false, problem: 'import-newer' });
  });

  it('reports each problem with the path of its field', () => {
    const [first] = draft.jsonConfig;
    const template = { ...draft, name: ' ', jsonConfig: [first, { ...first, type: 'date' }], secret: 1 };
    const result = reading({ template });
    if (result.ok || result.problem !== 'import-invalid') throw new Error('It was read');
    expect(result.issues).toContainEqual({ path: 'name', code: 'required' });
    expect(result.issues).toContainEqual({ path: 'jsonConfig.1.type', code: 'field-type-unknown' });
    const twice = reading({ template: { ...draft, jsonConfig: [first, first] } });
    expect(twice).toMatchObject({ issues: [{ path: 'jsonConfig.1.id', code: 'field-id-twice' }] });
  });
});
