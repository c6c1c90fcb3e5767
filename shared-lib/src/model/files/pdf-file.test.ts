import { aCardContent, aLink, aPublishedCard } from '../../testing';
import { buildVCard, restorePublication, toPublicContent } from '..';
import { isPdf, linkDetail, mapPdfs, MAX_PDF_BYTES, pdfsOf, pdfText, pdfUrlAt, pdfUrlPath } from './pdf-file';
import { findPublishProblems } from '../card/card-schema';

const file = { path: `cards/ana/card1/${'a'.repeat(64)}.pdf`, size: 1_258_291 };
const URL_PATH = `/c/ana-garcia/f/ana/card1/${'a'.repeat(64)}.pdf`;
const aPdfLink = (changes: object = {}) =>
  aLink({ id: 'carta', kind: 'pdf', title: 'Carta', url: '', description: '', file, ...changes });

describe('a PDF', () => {
  it.each([
    ['%PDF-1.7\n…', true],
    ['%PDF', false],
    ['<!doctype html>%PDF-', false],
    ['', false],
  ])('is recognised by its first bytes: %j', (text, is) => {
    expect(isPdf(new TextEncoder().encode(text))).toBe(is);
  });

  it.each([
    [file.size, 'es', 'PDF · 1,2 MB'],
    [file.size, 'fr', 'PDF · 1,2 Mo'],
    [file.size, 'en', 'PDF · 1.2 MB'],
    [MAX_PDF_BYTES, 'es', 'PDF · 5 MB'],
    [48_300, 'ca', 'PDF · 48 kB'],
    [12, 'eu', 'PDF · 1 kB'],
  ])('of %i bytes is described in %s as %s', (size, locale, said) => {
    expect(pdfText({ ...file, size }, locale).replace(/\s/g, ' ')).toBe(said);
  });

  it('is described after the description of its link', () => {
    expect(linkDetail({ description: 'Verano', file }, 'es')).toBe(`Verano · ${pdfText(file, 'es')}`);
    expect(linkDetail({ description: 'Verano' }, 'es')).toBe('Verano');
  });

  it('has an address below that of its card, which changes with the card’s address', () => {
    expect(pdfUrlPath('ana-garcia', file.path)).toBe(URL_PATH);
    expect(pdfUrlAt('ana-nueva', URL_PATH)).toBe(URL_PATH.replace('ana-garcia', 'ana-nueva'));
    for (const other of [
      'https://malo.example/a.pdf',
      '/c/ana/f/../../x.pdf',
      `/c/ana/i/${URL_PATH.slice(16)}`,
    ])
      expect(pdfUrlAt('ana-nueva', other)).toBeNull();
  });

  it('is found and replaced among malformed links', () => {
    const links = [null, 7, { file: null }, { file: { path: 7 } }, aPdfLink(), aLink()] as never[];
    expect(pdfsOf(links)).toEqual([file]);
    expect(pdfsOf('nada' as never)).toEqual([]);
    expect(mapPdfs(links, () => null)[4]).not.toHaveProperty('file');
    expect(mapPdfs(links, (one) => ({ ...one, size: 7 }))[4]).toMatchObject({ file: { size: 7 } });
  });
});

describe('a link with a PDF', () => {
  it('needs no address, and is allowed in a link of its kind only', () => {
    const problems = (link: object) => findPublishProblems(aCardContent({ links: [aPdfLink(link)] }));
    expect(problems({})).toEqual([]);
    expect(problems({ file: undefined })).toEqual([{ path: 'links.0.url', code: 'pdf-required' }]);
    expect(problems({ kind: 'web' })).toEqual([{ path: 'links.0.file', code: 'pdf-invalid' }]);
    expect(problems({ file: { ...file, path: 'cards/ana/card1/../../otra.pdf' } })).toEqual([
      { path: 'links.0.file.path', code: 'pdf-invalid' },
    ]);
  });

  it('is refused beyond ten visible ones', () => {
    const links = Array.from({ length: 12 }, (_, index) => aPdfLink({ id: `p${index}`, visible: index > 0 }));
    expect(findPublishProblems(aCardContent({ links }))).toEqual([
      { path: 'links.11.file', code: 'too-many-pdfs:10' },
    ]);
  });

  it('has the address of its file in the public card and the contact, but not in the draft', () => {
    const content = aCardContent({ links: [aPdfLink()] });
    const { links, ...others } = toPublicContent(content, 'ana-garcia');
    expect(links).toMatchObject([{ url: URL_PATH, file, icon: 'file' }]);
    const pageUrl = 'https://tarjetas.example/c/ana-garcia';
    expect(buildVCard(aPublishedCard({ links }), { pageUrl })).toContain(
      `https://tarjetas.example${URL_PATH}`,
    );
    expect(restorePublication(content, { ...others, links }).links).toEqual([
      { ...aPdfLink(), icon: 'file' },
    ]);
  });
});
