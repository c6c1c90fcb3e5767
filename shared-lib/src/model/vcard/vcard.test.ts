import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';
import { aPublishedCard } from '../../testing';
import { emptyProfile } from '../card/card';
import type { CardProfile } from '../card/card-schema';
import { mapsUrl } from '../links/maps-url';
import type { PublicLink, PublishedCard } from '../card/public-card';
import { buildVCard } from './vcard';

const pageUrl = 'https://tarjetas.ejemplo.com/c/ana-garcia';

const link = (title: string, url: string): PublicLink => ({
  id: title,
  title,
  url,
  description: '',
  icon: '',
  from: null,
  until: null,
});

const withProfile = (profile: Partial<CardProfile>, links: PublicLink[] = []): PublishedCard =>
  aPublishedCard({ profile: { ...emptyProfile('Ana García'), ...profile }, links });

/** Parses a file strictly by RFC 2426: name, parameters and unescaped value of each line. */
function readLines(file: string): { name: string; value: string }[] {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  const unescape = (value: string) =>
    value.replace(/\\([\\,;nN])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));
  return file
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return { name: line.slice(0, at), value: unescape(line.slice(at + 1)) };
    });
}

const valueOf = (file: string, name: string) => readLines(file).find((line) => line.name === name)?.value;
const valuesOf = (file: string, name: string) =>
  readLines(file)
    .filter((line) => line.name === name)
    .map((line) => line.value);

/** Parses a file with a library, which reads version 4, whose syntax these lines share. */
function readWithLibrary(file: string) {
  const { vCards, nags } = parseVCards(file.replace('VERSION:3.0', 'VERSION:4.0'), true);
  expect(nags ?? []).toEqual([]);
  const [card] = vCards ?? [];
  if (!card) throw new Error('no card was read');
  return card;
}

/** A property as ical.js reads it: name, parameters, type, value. */
type IcalProperty = [string, { group?: string }, string, unknown];

/** Builds the contact of a card with everything that one can have. */
function wholeFile(): string {
  const card = withProfile(
    {
      jobTitle: 'Diseño; web, y más',
      company: 'Estudio Norte',
      bio: 'Primera línea\nSegunda \\ línea',
      phone: '+34 600 11 22 33',
      email: 'ana@ejemplo.com',
      website: 'https://ejemplo.com/',
      location: 'Gijón, Asturias',
    },
    [
      link('GitHub', 'https://github.com/ana'),
      link('X', 'https://x.com/ana'),
      link('Mi vídeo', 'https://www.youtube.com/watch?v=abc'),
      link('Reserva, aquí', 'https://cal.com/ana'),
      link('WhatsApp', 'https://wa.me/34600999888'),
      link('Recepción', 'tel:+34985000000'),
      link('El mismo', 'tel:+34600112233'),
      link('Facturas', 'mailto:otra@ejemplo.com?subject=Hola'),
      link('El mismo correo', 'mailto:ANA@ejemplo.com'),
      link('La web otra vez', 'https://ejemplo.com/'),
      link('Cómo llegar', mapsUrl('Calle Mayor 1, 33201 Gijón, Asturias')),
      link('El taller', 'geo:43.5357,-5.6615'),
    ],
  );
  const note = 'Dónde y cuándo: Feria de madrid, 3 de marzo de 2026.';
  return buildVCard(card, { pageUrl, photoJpegBase64: '/9j/4AA=', note });
}

describe('buildVCard', () => {
  it('writes a whole card as this golden file', () => {
    expect(wholeFile().split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:García;Ana;;;',
      'FN:Ana García',
      'ORG:Estudio Norte',
      'TITLE:Diseño\\; web\\, y más',
      'TEL;TYPE=CELL:+34 600 11 22 33',
      'EMAIL;TYPE=INTERNET,WORK:ana@ejemplo.com',
      'URL:https://tarjetas.ejemplo.com/c/ana-garcia',
      'item1.URL:https://ejemplo.com/',
      'item1.X-ABLabel:Web',
      'X-SOCIALPROFILE;TYPE=github:https://github.com/ana',
      'item2.URL:https://github.com/ana',
      'item2.X-ABLabel:GitHub',
      'X-SOCIALPROFILE;TYPE=twitter:https://x.com/ana',
      'item3.URL:https://x.com/ana',
      'item3.X-ABLabel:X',
      'item4.URL:https://www.youtube.com/watch?v=abc',
      'item4.X-ABLabel:Mi vídeo',
      'item5.URL:https://cal.com/ana',
      'item5.X-ABLabel:Reserva\\, aquí',
      'item6.TEL;TYPE=CELL:+34600999888',
      'item6.X-ABLabel:WhatsApp',
      'item7.TEL;TYPE=VOICE:+34985000000',
      'item7.X-ABLabel:Recepción',
      'item8.EMAIL;TYPE=INTERNET,WORK:otra@ejemplo.com',
      'item8.X-ABLabel:Facturas',
      'item9.ADR;TYPE=WORK:;;Calle Mayor 1;Gijón;Asturias;33201;',
      'item9.X-ABLabel:Cómo llegar',
      `item10.URL:${mapsUrl('Calle Mayor 1, 33201 Gijón, Asturias')}`,
      'item10.X-ABLabel:Cómo llegar',
      'GEO:43.5357;-5.6615',
      `item11.URL:${mapsUrl('43.5357,-5.6615')}`,
      'item11.X-ABLabel:El taller',
      'NOTE:Primera línea\\nSegunda \\\\ línea\\n\\nDónde y cuándo: Feria de madrid\\, 3 de marzo de 2026.',
      'SOURCE:https://tarjetas.ejemplo.com/c/ana-garcia',
      'UID:urn:tarjetero:card:card0000000000000001',
      'REV:2026-03-02T09:00:00Z',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AA=',
      '',
      'END:VCARD',
      '',
    ]);
  });

  it.each([
    ['Clínica Fisio Norte S.L.', 'Clínica Fisio Norte S.L.'],
    ['Clínica Fisio Norte', 'CLINICA FISIO NORTE, S.L.'],
    ['Fontanería Pérez', ''],
    ['Bar Manolo', ''],
    ['Norte Digital S.L.U.', ''],
    ['Estudio Lucía Ferrer', ''],
  ])('writes %s with the company %j as an organisation', (name, company) => {
    const file = buildVCard(withProfile({ name, company, surnames: 'Pérez' }), { pageUrl });
    expect(file.split('\r\n').slice(2, 6)).toEqual([
      'N:;;;;',
      `FN:${name}`,
      `ORG:${name}`,
      'X-ABShowAs:COMPANY',
    ]);
  });

  it.each([
    ['Dra. Ana García López', undefined, 'García López;Ana;;Dra.;'],
    ['Dra. Ana García', 'García', 'García;Ana;;Dra.;'],
    ['Prof. Dr. Luis Gil', undefined, 'Gil;Luis;;Prof. Dr.;'],
    ['D.ª Marta Ruiz', undefined, 'Ruiz;Marta;;D.ª;'],
    ['Doña Marta Ruiz', undefined, 'Ruiz;Marta;;Doña;'],
    ['Jordi Solé i Puig', undefined, 'Solé i Puig;Jordi;;;'],
    ['Valeria Clemente', undefined, 'Clemente;Valeria;;;'],
    ['Don', undefined, ';Don;;;'],
  ])('splits %s (surnames %j) into its parts', (name, surnames, parts) => {
    const profile = { name, company: 'Estudio Norte', ...(surnames !== undefined && { surnames }) };
    expect(valueOf(buildVCard(withProfile(profile), { pageUrl }), 'N')).toBe(parts);
  });

  it.each([
    ['600 111 222', 'CELL'],
    ['+34 711 222 333', 'CELL'],
    ['0034 600 111 222', 'CELL'],
    ['91 123 45 67', 'VOICE'],
    ['+34 985 000 000', 'VOICE'],
    ['900 123 123', 'VOICE'],
    ['+351 912 345 678', 'CELL'],
    ['+351 212 345 678', 'VOICE'],
    ['+52 55 1234 5678', 'VOICE'],
  ])('writes the number %s with the type %s', (phone, type) => {
    expect(buildVCard(withProfile({ phone }), { pageUrl })).toContain(`TEL;TYPE=${type}:${phone}\r\n`);
  });

  it('writes numbers, email, places and labels that two libraries read alike', () => {
    const vcard = readWithLibrary(wholeFile());
    const [kind, properties] = ICAL.parse(wholeFile()) as [string, IcalProperty[]];
    expect(kind).toBe('vcard');
    const all = (name: string) => properties.filter(([property]) => property === name);
    const values = (name: string) => all(name).map(([, , , value]) => value);
    const phones = ['+34 600 11 22 33', '+34600999888', '+34985000000'];
    expect(values('tel')).toEqual(phones);
    expect(vcard.TEL?.map(({ value }) => value)).toEqual(phones);
    const mails = ['ana@ejemplo.com', 'otra@ejemplo.com'];
    expect(values('email')).toEqual(mails);
    expect(vcard.EMAIL?.map(({ value }) => value)).toEqual(mails);
    expect(values('n')).toEqual([['García', 'Ana', '', '', '']]);
    expect(vcard.N?.value).toMatchObject({ familyNames: ['García'], givenNames: ['Ana'] });
    expect(values('adr')).toEqual([['', '', 'Calle Mayor 1', 'Gijón', 'Asturias', '33201', '']]);
    expect(vcard.ADR?.[0]?.value).toMatchObject({
      streetAddress: ['Calle Mayor 1'],
      locality: ['Gijón'],
      region: ['Asturias'],
      postalCode: ['33201'],
    });
    const met = 'Primera línea\nSegunda \\ línea\n\nDónde y cuándo: Feria de madrid, 3 de marzo de 2026.';
    expect(values('note')).toEqual([met]);
    expect(vcard.NOTE?.map(({ value }) => value)).toEqual([met]);
    expect(values('x-socialprofile')).toEqual(['https://github.com/ana', 'https://x.com/ana']);
    expect(values('photo')).toHaveLength(1);
    // A label belongs to the property of its group.
    const [, { group }] = all('tel')[2]!;
    const label = all('x-ablabel').find(([, parameters]) => parameters.group === group);
    expect(label?.[3]).toBe('Recepción');
  });

  it.each([
    ['a city', 'Gijón, Asturias', 'ADR;TYPE=WORK:;;;Gijón\\, Asturias;;;'],
    ['an address', 'Calle Mayor 1, 33201 Gijón', 'ADR;TYPE=WORK:;;Calle Mayor 1;Gijón;;33201;'],
  ])('writes %s in its own part of the address', (_what, location, line) => {
    expect(buildVCard(withProfile({ location }), { pageUrl })).toContain(`\r\n${line}\r\n`);
  });

  it('writes no address for a place with a name', () => {
    const file = buildVCard(withProfile({}, [link('Dónde', mapsUrl('Clínica Norte, Gijón'))]), { pageUrl });
    expect(file).not.toContain('ADR');
    expect(file).toContain('item1.X-ABLabel:Dónde');
  });

  it('adds a note about where they met, even on a card without a text', () => {
    const file = buildVCard(withProfile({}), { pageUrl, note: 'Feria\r\nTEL:666' });
    expect(valuesOf(file, 'NOTE')).toEqual(['Feria\nTEL:666']);
  });

  it.each([
    ['Ana García', 'García;Ana;;;'],
    ['Ana', ';Ana;;;'],
    ['Ana García López', 'García López;Ana;;;'],
    ['María José García', 'García;María José;;;'],
    ['Ana María García López', 'García López;Ana María;;;'],
    ['María de la Fuente López Ruiz', 'López Ruiz;María de la Fuente;;;'],
    ['Ana de la Fuente', 'de la Fuente;Ana;;;'],
    ['José Ortega y Gasset', 'Ortega y Gasset;José;;;'],
    ['Luis van der Berg', 'van der Berg;Luis;;;'],
    ['👩🏽‍🚀', ';👩🏽‍🚀;;;'],
  ])('splits «%s» into %s', (name, expected) => {
    expect(buildVCard(withProfile({ name }), { pageUrl })).toContain(`\r\nN:${expected}\r\n`);
  });

  it('uses the parts of the name that its owner gave', () => {
    const card = withProfile({ name: 'Ana Belén Cruz Martín', surnames: 'Martín' });
    expect(buildVCard(card, { pageUrl })).toContain(
      '\r\nN:Martín;Ana Belén Cruz;;;\r\nFN:Ana Belén Cruz Martín\r\n',
    );
    const mononym = withProfile({ name: 'La Niña Chole', surnames: '' });
    expect(buildVCard(mononym, { pageUrl })).toContain('\r\nN:;La Niña Chole;;;\r\n');
  });

  it.each(['a;b', 'a,b', 'a\\b', 'a\nb', 'a\r\nb', '\\,;\n\\n', '"comillas": «ñ» 👩🏽‍🚀 שלום'])(
    'writes %j so that a reader of the RFC gives it back',
    (text) => {
      const file = buildVCard(withProfile({ name: 'Ana', company: text, bio: text, jobTitle: text }), {
        pageUrl,
      });
      const expected = text.replace(/\r\n/g, '\n');
      expect(valueOf(file, 'NOTE')).toBe(expected);
      expect(valueOf(file, 'ORG')).toBe(expected);
      expect(valueOf(file, 'TITLE')).toBe(expected);
    },
  );

  it.each(['\u0085', '\u2028', '\u2029', '\v', '\f', '\r', '\u001c', '\u009d'])(
    'removes %j, at which some readers would begin a line',
    (end) => {
      const evil = `Ana${end}TEL:666${end}${end}END:VCARD`;
      const profile = { name: evil, bio: evil, company: evil, jobTitle: evil, location: evil, phone: evil };
      const file = buildVCard(withProfile(profile, [link(evil, 'https://ejemplo.com/')]), { pageUrl });
      expect(file.split('\r\n').join('')).not.toMatch(/(?!\t)\p{Cc}|[\u2028\u2029]/u);
    },
  );

  it('escapes line breaks in every text', () => {
    const file = buildVCard(withProfile({ name: 'Ana\r\nTEL:666', bio: 'x\nEND:VCARD\nBEGIN:VCARD' }), {
      pageUrl,
    });
    expect(readLines(file).filter((line) => /^(BEGIN|END|TEL)/.test(line.name))).toHaveLength(2);
  });

  it('writes a card that another library reads, with and without a photo', () => {
    const card = withProfile({ bio: 'Hola, soy; Ana\nAdiós', company: 'A, B; C', phone: '+34 600 11 22 33' });
    const plain = readWithLibrary(buildVCard(card, { pageUrl }));
    expect(plain.FN[0].value).toBe('Ana García');
    expect(plain.N?.value).toMatchObject({ familyNames: ['García'], givenNames: ['Ana'] });
    expect(plain.NOTE?.[0].value).toBe('Hola, soy; Ana\nAdiós');
    expect(plain.ORG?.[0].value).toEqual(['A, B; C']);
    expect(plain.TEL?.[0].value).toBe('+34 600 11 22 33');
    expect(readWithLibrary(buildVCard(card, { pageUrl, photoJpegBase64: '/9j/4AAQ' })).PHOTO).toHaveLength(1);
  });

  it('ends the photo with an empty line and writes it in one piece', () => {
    const photo = '/9j/'.repeat(5000);
    const file = buildVCard(withProfile({}), { pageUrl, photoJpegBase64: photo });
    expect(file).toContain(`PHOTO;ENCODING=b;TYPE=JPEG:${photo}\r\n\r\nEND:VCARD\r\n`);
  });

  it('leaves out what the card does not say', () => {
    const names = readLines(buildVCard(withProfile({}), { pageUrl })).map((line) => line.name);
    expect(names).toEqual(['BEGIN', 'VERSION', 'N', 'FN', 'URL', 'SOURCE', 'UID', 'REV', 'END']);
  });

  it('writes the contact details of a card that has them as links only', () => {
    const links = [
      link('Email', 'mailto:alex@example.com'),
      link('WhatsApp', 'https://wa.me/15550100'),
      link('Fijo', 'tel:+34985000000'),
    ];
    const file = buildVCard(withProfile({ name: 'Alex Morgan' }, links), { pageUrl });
    expect(valuesOf(file, 'item1.EMAIL;TYPE=INTERNET,WORK')).toEqual(['alex@example.com']);
    expect(valuesOf(file, 'item2.TEL;TYPE=CELL')).toEqual(['+15550100']);
    expect(valuesOf(file, 'item3.TEL;TYPE=VOICE')).toEqual(['+34985000000']);
  });
});
