import { exportPages } from 'shared-lib/ui/csv-export';
import { decodeText, MAX_FILE_ROWS, hasNames, readPeople, readTable, type PeopleTable } from './people-file';
import { peopleCsv } from './people-csv';

const eva = {
  name: 'Eva Ñúñez',
  email: 'eva@ejemplo.com',
  phone: '+34 600 111 222',
  company: '',
  note: '=1+1',
  tags: ['Feria', 'Taller'],
};

async function read(text: string) {
  const { people, ...file } = await readPeople((await readTable(text)) as PeopleTable);
  return { ...file, people: people.map(({ person }) => person) };
}

describe('a file of people', () => {
  it('is read back as it was exported, including texts that look like formulas', async () => {
    const person = {
      ...eva,
      ...{ id: '', ownerNote: eva.note, source: 'hand' as const, context: '', remindAt: null },
      ...{ bookings: 0, leads: 0, firstAt: 0, lastAt: 0, visitAt: null, claims: [], restRequest: null },
    };
    const source = { ...peopleCsv('ana'), readPage: async () => ({ rows: [person], next: null }) };
    const file = await exportPages(source, new AbortController().signal, () => {});
    expect(await read(file!.content)).toMatchObject({ people: [eva], faulty: [] });
  });

  it('is read from Google, a Spanish spreadsheet or Outlook', async () => {
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
    ['Nombre,Primer apellido,Segundo apellido\nAna,García,Gil', { name: 'Ana García Gil' }],
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
  ])('contains the person in %j', async (text, person) => {
    expect(await read(text)).toMatchObject({ people: [person], faulty: [] });
  });

  it.each(['3,46001E+10', '6.00E+08', '3.46E10'])(
    'reports the number %s, which a spreadsheet has rounded',
    async (phone) => {
      const { people, faulty } = await read(`Nombre;Teléfono\nAna;${phone}\nLuz;600111222`);
      expect(people.map(({ name }) => name)).toEqual(['Luz']);
      expect(faulty).toEqual([
        { line: 2, name: 'Ana', problems: [expect.stringContaining(`redondeado el teléfono (${phone})`)] },
      ]);
    },
  );

  it('is decoded in the encodings of Excel', () => {
    const latin = Uint8Array.from([0x45, 0x76, 0x61, 0x20, 0xd1]).buffer;
    expect(decodeText(latin)).toBe('Eva Ñ');
    expect(decodeText(new TextEncoder().encode('Eva Ñ').buffer)).toBe('Eva Ñ');
  });

  it('reports why a line is left out, and keeps the others', async () => {
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

  it('reports ignored columns, except those that only describe another one', async () => {
    const google =
      'Name,Given Name,Family Name,Nickname,Birthday,E-mail 1 - Type,E-mail 1 - Value,Address 1 - Formatted\n' +
      'Ana García García,Ana,García García,,1990-01-01,* Work,a@x.es,Calle Mayor 1';
    expect(await read(google)).toMatchObject({
      people: [{ name: 'Ana García García', email: 'a@x.es' }],
      ignored: ['Birthday', 'Address 1 - Formatted'],
    });
  });

  it('has samples of its columns where their names are unknown', async () => {
    const table = (await readTable('quién;dónde\nAna;600111222\nLuz;600111223\nMar;\nSol;1')) as PeopleTable;
    expect(hasNames(table.columns)).toBe(false);
    expect(table.columns).toMatchObject([
      { name: 'quién', use: '', samples: ['Ana', 'Luz', 'Mar'] },
      { name: 'dónde', use: '', samples: ['600111222', '600111223', ''] },
    ]);
    const columns = table.columns.map(
      (column, place) => ({ ...column, use: place === 0 ? 'name' : 'phone' }) as const,
    );
    const { people, faulty } = await readPeople({ ...table, columns });
    expect(people.map(({ line, person }) => [line, person.name, person.phone])).toEqual([
      [2, 'Ana', '600111222'],
      [3, 'Luz', '600111223'],
      [4, 'Mar', ''],
    ]);
    expect(faulty).toEqual([{ line: 5, name: 'Sol', problems: ['Teléfono inválido.'] }]);
  });

  it('keeps its first line as data where that is a person', async () => {
    const table = (await readTable('Eva,eva@ejemplo.com\nLuz,luz@ejemplo.com')) as PeopleTable;
    expect(table.columns.map(({ name }) => name)).toEqual(['Columna 1', 'Columna 2']);
    expect(table.rows).toHaveLength(2);
  });

  it.each([
    ['UTF-16 with its mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of a Mac', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ])('is read in %s', async (_which, encode) => {
    const bytes = Uint8Array.from(encode('Nombre\tEmail\r\nEva Ñúñez\teva@ejemplo.com\r\n'));
    expect((await read(decodeText(bytes.buffer))).people).toMatchObject([
      { name: 'Eva Ñúñez', email: 'eva@ejemplo.com' },
    ]);
  });

  it.each([
    ['', 'empty'],
    ['Nombre,Email', 'empty'],
    [`Nombre\n${'Eva\n'.repeat(MAX_FILE_ROWS + 1)}`, 'too-many'],
  ])('is refused if it starts with %j: %s', async (text, problem) => {
    expect(await readTable(text)).toBe(problem);
  });
});
