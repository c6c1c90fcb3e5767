import { decodeText, type PeopleFile } from './people-file';
import { isVCard, readVCards } from './people-vcards';

async function read(text: string) {
  const { people, ...file } = (await readVCards(text)) as PeopleFile;
  return { ...file, people: people.map(({ person }) => person) };
}

const ANDROID = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=75=C3=B1=6F=7A;=4A=6F=73=C3=',
  '=A9;;;',
  'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=6F=73=C3=',
  '=A9=20=4D=75=C3=B1=6F=7A',
  'TEL;HOME:911 234 567',
  'TEL;CELL;PREF:+34 600 111 222',
  'EMAIL;HOME:jose@ejemplo.com',
  'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Primera=0D=0A=',
  'segunda',
  'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ',
  ' AAAQABAAD/2wBDAAEB',
  '',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N:;Taller;;;',
  'TEL;CELL:600111333',
  'END:VCARD',
].join('\r\n');

const IPHONE = `BEGIN:VCARD
VERSION:3.0
PRODID:-//Apple Inc.//iPhone OS 17.0//EN
N:García;Ana;María;Dra.;
FN:Dra. Ana María García
ORG:Clínica Norte\\, S.L.;
item1.EMAIL;type=INTERNET;type=pref:ana@ejemplo.com
item1.X-ABLabel:_$!<Other>!$_
TEL;type=HOME;type=VOICE:911 234 567
TEL;type=CELL;type=VOICE;type=pref:+34 600 11 12 22
NOTE:Vino por Luis\\; vuelve en
  marzo\\nLlamar
BDAY:1990-01-01
item2.ADR;type=WORK:;;Calle Mayor 1;Gijón;;33201;España
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Fontanería Pérez
N:;;;;
ORG:Fontanería Pérez;
X-ABShowAs:COMPANY
TEL;type=WORK:984000000
END:VCARD
`.replace(/\\\\/g, '\\');

const FOUR = `BEGIN:VCARD
VERSION:4.0
FN:Luz Gil
TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+34911234567;ext=5
EMAIL;TYPE=work:luz@ejemplo.com
CATEGORIES:Feria,myContacts
END:VCARD
`;

describe('a file of contacts', () => {
  it('of Android is read with characters that are split between two lines', async () => {
    expect(await read(ANDROID)).toEqual({
      faulty: [],
      isOfContacts: true,
      ignored: ['otros teléfonos', 'fotos'],
      people: [
        {
          name: 'José Muñoz',
          email: 'jose@ejemplo.com',
          phone: '+34 600 111 222',
          company: '',
          note: 'Primera\r\nsegunda',
          tags: [],
        },
        expect.objectContaining({ name: 'Taller', phone: '600111333' }),
      ],
    });
  });

  it('of an iPhone is read with several people, and reports what it leaves out', async () => {
    expect(await read(IPHONE)).toMatchObject({
      faulty: [],
      ignored: ['otros teléfonos', 'cumpleaños', 'direcciones'],
      people: [
        {
          name: 'Dra. Ana María García',
          email: 'ana@ejemplo.com',
          phone: '+34 600 11 12 22',
          company: 'Clínica Norte, S.L.',
          note: 'Vino por Luis; vuelve en marzo\nLlamar',
        },
        { name: 'Fontanería Pérez', phone: '984000000', company: 'Fontanería Pérez' },
      ],
    });
  });

  it('of version 4 is read with phone numbers as URIs', async () => {
    expect(await read(FOUR)).toMatchObject({
      faulty: [],
      people: [{ name: 'Luz Gil', email: 'luz@ejemplo.com', phone: '+34911234567;ext=5', tags: ['Feria'] }],
    });
  });

  it('in Latin-1 is decoded correctly', async () => {
    const latin =
      'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Jos=E9\r\nEND:VCARD\r\n';
    expect((await read(latin)).people).toMatchObject([{ name: 'José' }]);
    const bytes = Uint8Array.from(Buffer.from('BEGIN:VCARD\nVERSION:3.0\nFN:José\nEND:VCARD', 'latin1'));
    expect((await read(decodeText(bytes.buffer))).people).toMatchObject([{ name: 'José' }]);
  });

  it('reports the contact that is left out', async () => {
    const text = `${FOUR}BEGIN:VCARD\nVERSION:3.0\nFN:Mar\nTEL:12\nEND:VCARD\n`;
    expect((await read(text)).faulty).toEqual([{ line: 2, name: 'Mar', problems: ['Teléfono inválido.'] }]);
  });

  it('is recognised by its first line, and reported as empty without a contact', async () => {
    expect([isVCard(ANDROID), isVCard(`\ufeff${FOUR}`), isVCard('Nombre,Email\nAna,a@x.es')]).toEqual([
      ...[true, true, false],
    ]);
    expect(await readVCards('BEGIN:VCARD\nVERSION:3.0')).toBe('empty');
  });
});
