import { CARD_LANGUAGES, type CardLanguage, type PublishedCard } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { wordsIn } from '../src/service-worker/offline-texts';
import { offlinePage } from '../src/service-worker/offline-page';
import { PAGE_WORDS } from '../src/words';
import { renderBookingPage, renderBookPage } from './booking/booking-pages';
import { shownNext } from './booking/next-form';
import { addressesFor } from './origins';
import { LANGUAGE_CHOICE } from './language-choice';
import { renderPrivacyPage } from './privacy/privacy-page';
import { renderAbsence, renderPage, renderUnknownPage } from './card/render-page';
import { renderReportPage } from './report/report-page';
import { pageAssets } from './testing/page-assets';

const addresses = addressesFor('127.0.0.1:5007', {});
const now = Date.parse('2026-03-02T09:00:00Z');

const htmlOf = (card: Partial<PublishedCard>, query = '') =>
  renderPage(aPublishedCard(card), addresses, pageAssets, now, query).html;

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => `${language} ${href!.replace(/^.*(?=\/c\/)/, '')}`,
  );

describe('the page of a card with one language', () => {
  it('contains nothing for other languages', () => {
    const html = htmlOf({});
    expect(html).toBe(htmlOf({ language: 'es', languages: [] }));
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    expect(html).not.toMatch(/hreflang|tj-languages|"words"/i);
    expect(html).not.toContain(LANGUAGE_CHOICE);
  });

  it('ignores the lang parameter and passes its words to the script', () => {
    const html = htmlOf({ language: 'ca' }, '?lang=de');
    expect(html).toMatch(/^<!doctype html><html lang="ca">/);
    expect(html).toContain('Desa el contacte');
    expect(html).toContain('"offline":"Sense connexió.');
    expect(html).not.toMatch(/Guardar contacto|Compartir|hreflang/i);
  });
});

describe('the page of a card with several languages', () => {
  const card = { language: 'en', languages: ['de', 'es'] } as const;

  it('lists each language with its own name and address', () => {
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
    expect(html).toContain('<details><summary>Languages: English</summary>');
  });

  it('follows the browser’s language unless the address names one', () => {
    const several = { ...card, languages: [...card.languages] };
    for (const query of ['', '?lang=en', '?lang=fr'])
      expect(htmlOf(several, query).split(LANGUAGE_CHOICE)).toHaveLength(2);
    expect(htmlOf(several, '?lang=de')).not.toContain(LANGUAGE_CHOICE);
  });

  it('follows the browser’s language on the booking page too', () => {
    const several = aPublishedCard({ ...card, languages: [...card.languages] });
    const book = (language: CardLanguage, query = '') =>
      renderBookPage(several, addresses, pageAssets, { language, query }).html;
    expect(alternatesIn(book('en'))).toContain('de /c/ana-garcia/reservar?lang=de');
    expect(book('en').split(LANGUAGE_CHOICE)).toHaveLength(2);
    expect(book('de', '?lang=de')).not.toContain(LANGUAGE_CHOICE);
    const alone = renderBookPage(aPublishedCard(), addresses, pageAssets, { language: 'es', query: '' }).html;
    expect(alone).not.toMatch(/hreflang/i);
  });

  it('labels the website in its language', () => {
    const profile = { ...aPublishedCard().profile, website: 'https://www.ejemplo.com/' };
    const html = htmlOf({ ...card, languages: [...card.languages], profile }, '?lang=de');
    expect(html).toContain('>Website</span><span class="tj-detail">ejemplo.com');
  });

  it('has the language of its address, which its links keep', () => {
    const html = htmlOf({ ...card, languages: [...card.languages], bookingEnabled: true }, '?lang=de');
    expect(html).toMatch(/<html lang="de">/);
    expect(html).toContain('Kontakt speichern');
    expect(html).toContain('href="/c/ana-garcia/reservar?lang=de"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/c\/ana-garcia\?lang=de"/);
    expect(html).not.toContain('Save contact');
  });

  it.each(CARD_LANGUAGES)('can be in any language: %s', (language) => {
    const html = htmlOf({ ...card, languages: [...CARD_LANGUAGES] }, `?lang=${language}`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toContain('undefined');
  });
});

/** Lists the texts of a table that hold no values. */
const plainTexts = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(plainTexts);

const TABLES = ['page', 'absence', 'offline', 'bookingPage', 'report', 'script'] as const;

/** Lists Spanish texts that neither equal a text of the page's language nor are part of one. */
function spanishBeside(language: CardLanguage): string[] {
  const own = TABLES.flatMap((table) => plainTexts(PAGE_WORDS[language][table]));
  return TABLES.flatMap((table) => plainTexts(PAGE_WORDS.es[table])).filter(
    (text) => text.length > 6 && !own.some((other) => other.includes(text)),
  );
}

/** Renders all pages around a card, which has one language. */
async function pagesAround(language: CardLanguage): Promise<Record<string, string>> {
  const card = aPublishedCard({ language, bookingEnabled: true });
  const spoken = { language, query: '' };
  const report = (state: string | null) =>
    renderReportPage(card, { state, day: '2026-03-02' }, 'ayuda@ejemplo.com', addresses, spoken).html;
  const seen = renderPage(card, addresses, pageAssets, now).html;
  const offline = (path: string) =>
    offlinePage(new URL(path, 'https://tarjetas.example'), wordsIn(seen)).text();
  const absent = (status: 'paused' | 'deleted' | 'taken-down') =>
    renderPage({ status, slug: card.slug, language }, addresses, pageAssets, now).html;
  return {
    card: seen,
    paused: absent('paused'),
    deleted: absent('deleted'),
    takenDown: absent('taken-down'),
    unknown: renderPage(null, addresses, pageAssets, now, `?lang=${language}`).html,
    below: renderUnknownPage(card, addresses, '').html,
    failure: renderAbsence('failure', addresses, language).html,
    book: renderBookPage(card, addresses, pageAssets, spoken).html,
    booking: renderBookingPage(card.slug, card, addresses, pageAssets, language, null).html,
    answered: renderBookingPage(card.slug, card, addresses, pageAssets, language, {
      ...{ id: 'b'.repeat(20), offer: 0, token: 'x', state: 'confirmada', next: null },
    }).html,
    offered: renderBookingPage(card.slug, card, addresses, pageAssets, language, {
      ...{ id: 'b'.repeat(20), offer: 0, token: 'x', state: 'siguiente' },
      next: shownNext(
        new URLSearchParams('hora=1774944000000&zona=Europe/Madrid&precio=0&moneda=EUR&minutos=30'),
      ),
    }).html,
    report: report(null),
    reportSent: report('enviada'),
    reportAgain: report('espera'),
    ...(language !== 'es' && { privacy: renderPrivacyPage(language, addresses).html }),
    offlineBook: await offline('/c/ana-garcia/reservar'),
    offlineOther: await offline('/c/ana-garcia/denunciar'),
  };
}

describe('the other pages of a card', () => {
  it.each(CARD_LANGUAGES)('are entirely in its language: %s', async (language) => {
    const spanish = spanishBeside(language);
    expect(spanish.length).toBeGreaterThan(language === 'es' ? -1 : 30);
    for (const [page, html] of Object.entries(await pagesAround(language))) {
      expect([page, /<html lang="(..)">/.exec(html)?.[1]]).toEqual([page, language]);
      expect([page, spanish.filter((text) => html.includes(text))]).toEqual([page, []]);
    }
  });
});

describe('the privacy notice for visitors', () => {
  const OTHERS = CARD_LANGUAGES.filter((language) => language !== 'es');

  it('states the same facts in each language', () => {
    const factsIn = (html: string) => [
      html.match(/<h2>/g)?.length,
      html.match(/<p>/g)?.length,
      [...html.matchAll(/\d+|\S+@[\w.]+\w|aepd\.es|us-central1/g)].map(([fact]) => fact).sort(),
    ];
    const pages = OTHERS.map((language) => {
      const { html } = renderPrivacyPage(language, addresses);
      return [language, factsIn(html.slice(html.indexOf('<h1')))];
    });
    for (const [language, facts] of pages) expect([language, facts]).toEqual([language, pages[0]![1]]);
    expect(pages[0]![1]).toEqual([8, 21, expect.any(Array)]);
  });
});
