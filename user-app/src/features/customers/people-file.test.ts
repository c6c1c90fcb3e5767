import { exportPages } from 'shared-lib/ui/csv-export';
import { decodeText, FILE_ROWS_MAX, readPeopleFile, type PeopleFile } from './people-file';
import { peopleCsv } from './people-csv';

const eva = {
  name: 'Eva Ñúñez',
  email: 'eva@ejemplo.com',
  phone: '+34 600 111 222',
  company: '',
  note: '=1+1',
  tags: ['Feria', 'Taller'],
};

const read = async (text: string) => (await readPeopleFile(text)) as PeopleFile;

describe('a file of people', () => {
  it('comes back as it was exported, with what looks like a formula', async () => {
    const person = {
      ...eva,
      ...{ id: '', ownerNote: eva.note, source: 'hand' as const, context: '', remindAt: null },
      ...{ bookings: 0, leads: 0, firstAt: 0, lastAt: 0, claims: [], restRequest: null },
    };
    const source = { ...peopleCsv('ana'), readPage: async () => ({ rows: [person], next: null }) };
    const file = await exportPages(source, new AbortController().signal, () => {});
    expect(await read(file!.content)).toEqual({ people: [eva], faulty: [] });
  });

  it('may be one of Google, of a spreadsheet in Spanish, or of Outlook', async () => {
    const google =
      'First Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Value,Phone 1 - Value\n' +
      'Eva,Ñúñez,Ruiz SL,,* myContacts ::: Feria,eva@ejemplo.com ::: otra@ejemplo.com,600111222';
    expect((await read(google)).people).toEqual([
      {
        ...eva,
        ...{ company: 'Ruiz SL', note: '', tags: ['Feria'], phone: '600111222' },
      },
    ]);
    const spanish = 'Nombre;Apellidos;Correo electrónico;Teléfono\r\nEva;Ñúñez;eva@ejemplo.com;600111222\r\n';
    expect((await read(spanish)).people).toMatchObject([{ name: 'Eva Ñúñez', email: 'eva@ejemplo.com' }]);
    expect((await read('\uFEFFNAME\tMOBILE\nEva\t600111222')).people).toMatchObject([{ phone: '600111222' }]);
  });

  it.each([
    ['Nombre;Email\nAna;a@x.es\n', { name: 'Ana', email: 'a@x.es' }],
    ['Nombre,Email\r\nAna,a@x.es\r\n', { name: 'Ana', email: 'a@x.es' }],
    ['sep=;\r\nNombre;Email\r\nAna;a@x.es\r\n', { name: 'Ana', email: 'a@x.es' }],
    ['"Nombre";"Email"\nAna;a@x.es', { name: 'Ana', email: 'a@x.es' }],
    ['Nombre\nAna', { name: 'Ana', email: '' }],
    [
      'Name,Given Name,Additional Name,Family Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value\n' +
        'Ana María García,Ana,María,García,* Work,a@x.es,Mobile,600111222',
      { name: 'Ana María García', email: 'a@x.es', phone: '600111222' },
    ],
    ['Name,Given Name,Family Name\n,Ana,García', { name: 'Ana García' }],
    ['Nombre,Apellidos\nAna García,García', { name: 'Ana García' }],
    [
      'Nombre,Apellidos,Teléfono móvil,Dirección de correo electrónico\nAna,García,600111222,a@x.es',
      { name: 'Ana García', email: 'a@x.es', phone: '600111222' },
    ],
    [
      'Nombre,Teléfono del trabajo,Teléfono móvil,Correo 2\nAna,911234567,600111222,a@x.es',
      { name: 'Ana', email: 'a@x.es', phone: '600111222' },
    ],
    ['Nombre,Teléfono\nAna,"=""600111222"""', { name: 'Ana', phone: '600111222' }],
    ['Nombre;Teléfono\nAna;="0034600111222"', { name: 'Ana', phone: '0034600111222' }],
    ['Nombre;Teléfono\nAna;600111222,0', { name: 'Ana', phone: '600111222' }],
  ])('has the person in %j', async (text, person) => {
    expect(await read(text)).toMatchObject({ people: [person], faulty: [] });
  });

  it.each(['3,46001E+10', '6.00E+08', '3.46E10'])(
    'says that a spreadsheet has rounded the number %s, which nobody can call',
    async (phone) => {
      const { people, faulty } = await read(`Nombre;Teléfono\nAna;${phone}\nLuz;600111222`);
      expect(people.map(({ name }) => name)).toEqual(['Luz']);
      expect(faulty).toEqual([
        { line: 2, name: 'Ana', problems: [expect.stringContaining(`redondeado el teléfono (${phone})`)] },
      ]);
    },
  );

  it('is read in the letters that Excel saves it with', () => {
    const latin = Uint8Array.from([0x45, 0x76, 0x61, 0x20, 0xd1]).buffer;
    expect(decodeText(latin)).toBe('Eva Ñ');
    expect(decodeText(new TextEncoder().encode('Eva Ñ').buffer)).toBe('Eva Ñ');
  });

  it('says which lines are left out and why, and takes the others', async () => {
    const { people, faulty } = await read(
      [
        'Nombre,Email,Nota,Etiquetas',
        'Eva,eva@ejemplo.com,,',
        ',nadie@ejemplo.com,,',
        '',
        'Luz,esto no,,',
        `Mar,,${'x'.repeat(10_000)},`,
        'Gana en estafa.com,,,',
        `Sol,,,${Array.from({ length: 13 }, (_, index) => `t${index}`).join(';')}`,
        'Con tag larga,,,' + 'x'.repeat(31),
      ].join('\n'),
    );
    expect(people.map(({ name }) => name)).toEqual(['Eva']);
    expect(faulty).toEqual([
      { line: 3, name: '', problems: ['Nombre es requerido.'] },
      { line: 5, name: 'Luz', problems: ['El email no es válido.'] },
      { line: 6, name: 'Mar', problems: ['Nota admite como máximo 2000 caracteres.'] },
      { line: 7, name: 'Gana en estafa.com', problems: [expect.stringMatching(/./)] },
      { line: 8, name: 'Sol', problems: ['Caben 12 etiquetas de 30 caracteres como mucho.'] },
      { line: 9, name: 'Con tag larga', problems: ['Caben 12 etiquetas de 30 caracteres como mucho.'] },
    ]);
  });

  it.each([
    ['', 'empty'],
    ['Nombre,Email', 'empty'],
    ['Eva,eva@ejemplo.com\nLuz,luz@ejemplo.com', 'no-columns'],
    [`Nombre\n${'Eva\n'.repeat(FILE_ROWS_MAX + 1)}`, 'too-many'],
  ])('that starts with %j can’t be read: %s', async (text, problem) => {
    expect(await readPeopleFile(text)).toBe(problem);
  });
});
