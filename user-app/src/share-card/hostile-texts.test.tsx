/**
 * @jest-environment node
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { PDFDict, PDFDocument, PDFRawStream, PDFStream } from 'pdf-lib';
import { contextCodeOf } from 'shared-lib/model';
import { aCardOfTexts, HOSTILE_TEXTS, marked, readable, readHtml } from 'shared-lib/testing/hostile';
import { aCard } from '../testing/a-card';
import { printPdf } from './qr/print-pdf';
import { drawQr } from './qr/qr-code';
import { qrSvg } from './qr/qr-files';
import { Signature } from './signature';

/*
 * Everything hostile, in every field of a card, in everything that its owner takes out of the product: a signature, codes
 * and a sheet to print.
 */

const ADDRESS = 'https://tarjetas.ejemplo.com/c/ana-garcia';

describe('hostile texts in a signature', () => {
  const read = (text: string) => {
    const { profile } = aCardOfTexts(text);
    const card = aCard({ profile });
    return readHtml(renderToStaticMarkup(<Signature card={card} address={ADDRESS} />));
  };
  const signatures = HOSTILE_TEXTS.map((text) => ({ text, page: read(text) }));

  it('add no element or attribute', () => {
    const { shape } = read('Texto');
    for (const { page } of signatures) expect(page.shape).toEqual(shape);
  });

  it('add no address of another kind', () => {
    const strange = signatures
      .flatMap(({ page }) => page.addresses)
      .filter((address) => !/^(https?:\/\/[\w.:]+\/c\/ana-garcia|mailto:|tel:)/.test(address));
    expect(strange).toEqual([]);
  });

  it.each(['name', 'surnames', 'jobTitle', 'company'])('as %s are readable as text', (field) => {
    const isMissing = ({ text, page }: (typeof signatures)[number]) =>
      !page.textIn('td').includes(readable(marked(text, field)));
    expect(signatures.filter(isMissing).map(({ text }) => text)).toEqual([]);
  });
});

it('hostile texts as the name of a place become a code of letters, digits and hyphens', () => {
  const shapeOf = (text: string) => {
    const code = contextCodeOf(text);
    expect(code).toMatch(/^[a-z0-9-]{0,24}$/);
    const look = { color: '#0F766E', picture: 'data:image/png;base64,AAAA' };
    return readHtml(qrSvg(drawQr(`${ADDRESS}?s=${code}`, true), look)).shape;
  };
  const expected = shapeOf('Texto');
  for (const text of HOSTILE_TEXTS) expect(shapeOf(text)).toEqual(expected);
});

describe('hostile texts in a sheet to print', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );

  /** Returns the title of a printed sheet, and the keys of its PDF dictionaries, among which any action would be. */
  async function read(text: string) {
    const field = (name: string) => marked(text, name);
    const card = { name: field('name'), role: field('role'), phone: field('phone'), address: ADDRESS };
    const pdf = await PDFDocument.load(await printPdf('a6', card, PIXEL));
    const dictionaries = pdf.context.enumerateIndirectObjects().map(([, object]) => {
      if (object instanceof PDFRawStream || object instanceof PDFStream) return object.dict;
      return object instanceof PDFDict ? object : null;
    });
    const keys = dictionaries.flatMap((one) => one?.keys().map((key) => key.asString()) ?? []);
    return { title: pdf.getTitle() ?? '', keys: [...new Set(keys)].sort() };
  }

  it('add no link, action or script, and appear in the title', async () => {
    const { keys } = await read('Texto');
    for (const acting of ['/A', '/AA', '/URI', '/JS', '/JavaScript', '/OpenAction'])
      expect(keys).not.toContain(acting);
    for (const text of HOSTILE_TEXTS) {
      const sheet = await read(text);
      expect(sheet.keys).toEqual(keys);
      expect(readable(sheet.title)).toBe(readable(marked(text, 'name')));
    }
  });
});
