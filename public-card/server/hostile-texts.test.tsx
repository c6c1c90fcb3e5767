import { contextCodeIn, findSlugProblem, slugify } from 'shared-lib/model';
import {
  aCardOfTexts,
  HOSTILE_TEXTS,
  marked,
  readable,
  readHtml,
  readLines,
  type CardText,
} from 'shared-lib/testing/hostile';
import { PAGE_WORDS } from '../src/words';
import { renderBookPage } from './booking/booking-pages';
import { metNote } from './files/met-note';
import { addressesFor } from './origins';
import { renderPage } from './card/render-page';
import { renderReportPage } from './report/report-page';
import { pageAssets } from './testing/page-assets';
import { vCardAnswer } from './files/vcard-answer';

/*
 * Everything hostile, in every field of a card, in everything that the server makes of one: the same elements, attributes,
 * styles and programs as for harmless texts, no address but those of a card, and each text there to be read.
 */

const addresses = addressesFor('127.0.0.1:5007', {});
const SPANISH = { language: 'es', query: '' } as const;
const now = Date.parse('2026-03-02T09:00:00Z');
const ADDRESS = /^(https:\/\/|http:\/\/127\.0\.0\.1:5\d\d\d\/|mailto:|tel:|sms:|\/(?!\/))/;

const HARMLESS = 'Texto';
const cards = HOSTILE_TEXTS.map((text) => ({ text, card: aCardOfTexts(text) }));
const harmless = aCardOfTexts(HARMLESS);
type Card = typeof harmless;

const SECTION_TEXTS = ['section', 'about', 'place', 'note', 'quote', 'who', 'caption'] as const;
const LINK_TEXTS = ['link', 'detail', 'label-of-phone', 'label-of-email', 'heading', 'words'] as const;

/** Pages by name: how they are made, and the fields that are read on them, in the elements of some names or anywhere. */
const PAGES: Record<
  string,
  {
    render: (card: Card) => { html: string; contentSecurityPolicy: string };
    says: Partial<Record<'title' | 'meta' | 'body', readonly CardText[]>>;
  }
> = {
  'the card’s page': {
    render: (card) => renderPage(card, addresses, pageAssets, now),
    says: {
      title: ['name', 'jobTitle', 'company'],
      meta: ['name', 'jobTitle', 'company'],
      body: [
        ...(['name', 'surnames', 'jobTitle', 'company', 'bio', 'location'] as const),
        ...LINK_TEXTS,
        ...SECTION_TEXTS,
        ...(['service', 'service-detail'] as const),
      ],
    },
  },
  'its booking page': {
    render: (card) => renderBookPage(card, addresses, pageAssets, SPANISH),
    says: { title: ['name'], body: ['name', 'surnames'] },
  },
  'the page that reports it': {
    render: (card) =>
      renderReportPage(card, { state: null, day: null }, 'ayuda@ejemplo.com', addresses, SPANISH),
    says: { body: ['name', 'surnames'] },
  },
};

const readAll = (render: (card: Card) => { html: string; contentSecurityPolicy: string }) =>
  cards.map(({ text, card }) => {
    const { html, contentSecurityPolicy } = render(card);
    return { text, card, contentSecurityPolicy, page: readHtml(html) };
  });
const pages = readAll(PAGES['the card’s page']!.render);

describe.each(Object.entries(PAGES))('hostile texts in %s', (name, { render, says }) => {
  const expected = render(harmless);
  const expectedShape = readHtml(expected.html).shape;
  const read = name === 'the card’s page' ? pages : readAll(render);

  it('become no element, attribute, style or program', () => {
    for (const { page, contentSecurityPolicy } of read) {
      expect(page.shape).toEqual(expectedShape);
      expect(contentSecurityPolicy).toBe(expected.contentSecurityPolicy);
    }
  });

  it('become no link of another kind', () => {
    const ours = new Set(readHtml(expected.html).addresses);
    const strange = read
      .flatMap(({ page }) => page.addresses)
      .filter((address) => !ADDRESS.test(address) && !ours.has(address));
    expect(strange).toEqual([]);
  });

  const places = Object.entries(says).flatMap(([place, fields]) =>
    fields.map((field) => [field, place] as const),
  );
  it.each(places)('as %s are readable in its %s', (field, place) => {
    const isMissing = ({ text, page }: (typeof read)[number]) =>
      !page.textIn(place).includes(readable(marked(text, field)));
    expect(read.filter(isMissing).map(({ text }) => text)).toEqual([]);
  });
});

describe('hostile texts in data', () => {
  it('stay unchanged in the structured data', () => {
    for (const { card, page } of pages) {
      const { name, surnames, jobTitle, company, bio } = card.profile;
      expect(page.dataIn('type', 'application/ld+json')).toMatchObject({
        mainEntity: {
          ...{ '@type': 'Person', name, familyName: surnames, jobTitle, description: bio },
          worksFor: { '@type': 'LocalBusiness', name: company },
          sameAs: expect.not.arrayContaining([expect.not.stringMatching(/^https:/)]) as string[],
        },
      });
    }
  });

  it('stay unchanged in the data of the page’s script', () => {
    for (const { card, page } of pages)
      expect(page.dataIn('id', 'card-data')).toMatchObject({ tools: { name: card.profile.name } });
  });

  it('are printed only as the place, phone and email', () => {
    for (const { text, card, page } of pages)
      expect(page.linesIn('tj-print')).toEqual([
        readable(card.profile.phone),
        readable(card.profile.email),
        readable(marked(text, 'place')),
        '127.0.0.1:5007/c/ana-garcia',
      ]);
  });
});

describe('hostile texts in a contact file', () => {
  const options = { pageUrl: 'https://ejemplo.com/c/ana', now, cacheControl: '', words: PAGE_WORDS.es };
  const contactOf = (card: Card) =>
    vCardAnswer(card, { ...options, context: 'feria', readPhoto: () => Promise.resolve(null) });

  const PROPERTY =
    /^(version|n|fn|org|title|tel|email|adr|geo|url|note|source|uid|rev|x-socialprofile|x-ablabel)( group| type)*$/;

  const SAID = {
    fn: ['name', 'surnames'],
    n: ['name', 'surnames'],
    org: ['company'],
    title: ['jobTitle'],
    note: ['bio'],
    'x-ablabel': ['link', 'label-of-phone', 'label-of-email'],
  } as const;

  it('become no line of their own, and are readable in their fields', async () => {
    for (const { text, card } of cards) {
      const { body, headers } = await contactOf(card);
      const contact = readLines(String(body));
      for (const line of contact.shape) expect(line).toMatch(PROPERTY);
      for (const once of ['version', 'n', 'fn', 'org', 'title', 'note', 'uid', 'rev'])
        expect(contact.shape.filter((line) => line === once)).toEqual([once]);
      for (const [property, fields] of Object.entries(SAID))
        for (const field of fields) expect(contact.textIn(property)).toContain(readable(marked(text, field)));
      expect(headers?.['Content-Disposition']).toMatch(
        /^attachment; filename="[a-z-]+\.vcf"; filename\*=UTF-8''[\w.!~%-]+$/,
      );
    }
  });
});

describe('hostile texts in a URL', () => {
  it('become no context code and no text of a note', () => {
    for (const text of HOSTILE_TEXTS) {
      expect(contextCodeIn(`?s=${encodeURIComponent(text)}`)).toBeNull();
      expect(metNote(slugify(text), now, PAGE_WORDS.es)).toMatch(
        /^Dónde y cuándo: ([\w ]+, )?2 de marzo de 2026\.$/,
      );
    }
  });

  it('become no slug', () => {
    for (const text of HOSTILE_TEXTS) {
      expect(findSlugProblem(text)).not.toBeNull();
      expect(slugify(text)).toMatch(/^[a-z0-9-]*$/);
    }
  });
});
