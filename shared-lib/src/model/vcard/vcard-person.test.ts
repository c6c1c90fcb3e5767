import { HOSTILE_TEXTS, marked, readable, readLines } from '../../testing/hostile';
import { buildPersonVCard } from './vcard-person';

it('buildPersonVCard writes a file that address books read, with its texts escaped', () => {
  const eva = {
    name: 'Eva Ruiz',
    email: 'eva@ejemplo.com',
    phone: '600 111 222',
    company: 'Ruiz; Hijos, SL',
  };
  expect(buildPersonVCard(eva).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Ruiz;Eva;;;',
    'FN:Eva Ruiz',
    'ORG:Ruiz\\; Hijos\\, SL',
    'TEL;TYPE=CELL:600 111 222',
    'EMAIL;TYPE=INTERNET,WORK:eva@ejemplo.com',
    'END:VCARD',
    '',
  ]);
});

it('buildPersonVCard escapes line breaks in every text', () => {
  const text = buildPersonVCard({ name: 'Eva\r\nTEL:666', email: '', phone: '', company: '\u2028URL:x' });
  expect(text).not.toMatch(/^(TEL|URL):/m);
});

it('buildPersonVCard writes hostile texts into their fields and never as a line', () => {
  const fileOf = (text: string) =>
    readLines(
      buildPersonVCard({
        name: marked(text, 'name'),
        email: marked(text, 'email'),
        phone: marked(text, 'phone'),
        company: marked(text, 'company'),
      }),
    );
  const { shape } = fileOf('Texto');
  for (const text of HOSTILE_TEXTS) {
    const file = fileOf(text);
    expect(file.shape).toEqual(shape);
    for (const [property, field] of Object.entries({ fn: 'name', org: 'company' }))
      expect(file.textIn(property)).toContain(readable(marked(text, field)));
  }
});
