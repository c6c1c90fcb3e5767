import { CARD_LANGUAGES, type PublishedCard } from 'shared-lib/domain';
import { aPublishedCard } from 'shared-lib/testing';
import { addressesFor } from './origins';
import { LANGUAGE_CHOICE } from './language-choice';
import { renderPage } from './render-page';
import { pageAssets } from './testing/page-assets';

const addresses = addressesFor('127.0.0.1:5007', {});
const now = Date.parse('2026-03-02T09:00:00Z');

const htmlOf = (card: Partial<PublishedCard>, query = '') =>
  renderPage(aPublishedCard(card), addresses, pageAssets, now, query).html;

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => `${language} ${href!.replace(/^.*(?=\/c\/)/, '')}`,
  );

describe('the page of a card in one language', () => {
  it('carries nothing for other languages', () => {
    const html = htmlOf({});
    expect(html).toBe(htmlOf({ language: 'es', languages: [] }));
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    expect(html).not.toMatch(/hreflang|tj-languages|"words"/i);
    expect(html).not.toContain(LANGUAGE_CHOICE);
  });

  it('is in its language whatever an address asks for, and has the words of its script', () => {
    const html = htmlOf({ language: 'ca' }, '?lang=de');
    expect(html).toMatch(/^<!doctype html><html lang="ca">/);
    expect(html).toContain('Desa el contacte');
    expect(html).toContain('"offline":"Sense connexió.');
    expect(html).not.toMatch(/Guardar contacto|Compartir|hreflang/i);
  });
});

describe('the page of a card in several languages', () => {
  const card = { language: 'en', languages: ['de', 'es'] } as const;

  it('names an address for each, and lists them, each in itself', () => {
    const html = htmlOf({ ...card, languages: [...card.languages] });
    expect(alternatesIn(html)).toEqual([
      'en /c/ana-garcia',
      'de /c/ana-garcia?lang=de',
      'es /c/ana-garcia?lang=es',
      'x-default /c/ana-garcia',
    ]);
    expect(html).toMatch(/<html lang="en">/);
    expect(html).toContain('Save contact');
    expect(html).toMatch(/<a href="\?lang=de" lang="de" hrefLang="de">Deutsch<\/a>/i);
    expect(html).toContain('aria-current="true">English</a>');
  });

  it('is in the one that its address asks for, which its links keep', () => {
    const html = htmlOf({ ...card, languages: [...card.languages], bookingEnabled: true }, '?lang=de');
    expect(html).toMatch(/<html lang="de">/);
    expect(html).toContain('Kontakt speichern');
    expect(html).toContain('href="/c/ana-garcia/reservar?lang=de"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/c\/ana-garcia\?lang=de"/);
    expect(html).not.toContain('Save contact');
  });

  it.each(CARD_LANGUAGES)('can be any: %s', (language) => {
    const html = htmlOf({ ...card, languages: [...CARD_LANGUAGES] }, `?lang=${language}`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('undefined');
  });
});
