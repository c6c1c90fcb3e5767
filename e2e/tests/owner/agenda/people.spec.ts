import { readFile } from 'node:fs/promises';
import { addresses } from '../../../fixtures/addresses';
import { makeAgenda, pressTool } from '../../../fixtures/agenda';
import { expectAccessible } from '../../../fixtures/looks/axe';
import { server } from '../../../fixtures/server';
import { expect, test } from '../../../fixtures/test';

const PEOPLE = `${addresses.shell}/dashboard/bookings?vista=clientes`;

test('an owner adds people by hand and from a file, which says first what it leaves out', async ({
  page,
  owner,
}) => {
  const uid = await server.uidOf(owner.email);
  const people = server.db.collection(`customers/${uid}/people`);
  await page.goto(PEOPLE);
  await expect(page.getByText('Todavía no tienes a nadie aquí')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir persona' }).click();
  const form = page.getByRole('dialog', { name: 'Añadir persona' });
  await form.getByLabel('Email').fill('no-es-un-email');
  await form.getByRole('button', { name: 'Añadir persona' }).click();
  await expect(form.getByText('Nombre es requerido.')).toBeVisible();
  await expect(form.getByText('El email no es válido.')).toBeVisible();
  await expectAccessible(page, 'the form of a person with its problems');
  await form.getByLabel('Nombre').fill('Eva Ruiz');
  await form.getByLabel('Email').fill('eva@ejemplo.com');
  await form.getByRole('button', { name: 'Añadir persona' }).click();
  await expect(page.getByText('Eva Ruiz está en tu lista')).toBeVisible();

  // With a formula, a line without a name, one whose address is none, and somebody who is there already.
  const file = [
    'Nombre,Email,Teléfono,Empresa,Etiquetas,Nota',
    'Luis Gil,luis@ejemplo.com,600 111 222,Gil SL,Feria,Llamar en marzo',
    ',sin-nombre@ejemplo.com,,,,',
    'Marta Sanz,marta-arroba,,,,',
    "'=HYPERLINK(1),formula@ejemplo.com,,,,",
    'Eva Ruiz,eva@ejemplo.com,600 333 444,,,',
  ].join('\r\n');
  await pressTool(page, 'Importar personas');
  const dialog = page.getByRole('dialog', { name: 'Importar personas de un archivo' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Elegir archivo' }).click();
  await (
    await choosing
  ).setFiles({
    name: 'personas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${file}`),
  });
  await expect(dialog.getByText('3 personas para añadir')).toBeVisible();
  await expect(dialog.getByText('2 líneas se quedarán fuera')).toBeVisible();
  await expect(dialog.getByText(/^Línea 3/)).toContainText('Nombre es requerido.');
  await expect(dialog.getByText(/^Línea 4, Marta Sanz/)).toContainText('El email no es válido.');
  expect((await people.get()).size).toBe(1);
  await expectAccessible(page, 'the preview of a file');
  await dialog.getByRole('button', { name: 'Añadir 3 personas' }).click();
  await expect(dialog.getByText('2 personas nuevas, 1 ya estaban.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Luis Gil/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eva Ruiz/ })).toHaveCount(1);
  await expectAccessible(page, 'Personas');

  // Going out, a formula is a text.
  await page.setViewportSize({ width: 1280, height: 800 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported).toContain("'=HYPERLINK(1)");
  expect(exported).toMatch(/Luis Gil,luis@ejemplo\.com,600 111 222,Gil SL,Feria,Llamar en marzo/);
  expect(exported).toMatch(/Eva Ruiz,eva@ejemplo\.com,600 333 444/);
});

test('an owner imports a spreadsheet whose columns nobody knows, and takes the import back after a reload', async ({
  page,
  owner,
}) => {
  const uid = await server.uidOf(owner.email);
  const people = server.db.collection(`customers/${uid}/people`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PEOPLE);
  const dialog = page.getByRole('dialog', { name: 'Importar personas de un archivo' });
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^Elegir (otro )?archivo$/ }).click();
    await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await page.getByRole('button', { name: 'Otras acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar personas' }).click();
  await choose(
    'agenda.txt',
    'Quién;Dónde;Altura\r\nEva Ruiz;600111222;170\r\nLuis Gil;600111223;180\r\nMar;1;1',
  );
  await expect(dialog.getByText('Elige qué columna tiene el nombre.')).toBeVisible();
  await expectAccessible(page, 'the chooser of columns');
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByLabel('Quién').selectOption('Nombre');
  await dialog.getByLabel('Dónde').selectOption('Teléfono');
  await expect(dialog.getByText('2 personas para añadir')).toBeVisible();
  await expect(dialog.getByText('Se queda fuera: Altura')).toBeVisible();
  await expect(dialog.getByText(/^Línea 4, Mar/)).toContainText('Teléfono inválido.');
  await expect(dialog.getByText(/^Línea 2, Eva Ruiz/)).toContainText('Se añade');
  await dialog.getByRole('button', { name: 'Añadir 2 personas' }).click();
  await expect(dialog.getByText('2 personas nuevas.')).toBeVisible();

  // A file of contacts, with somebody who is there already.
  await choose(
    'contactos.vcf',
    [
      ...['BEGIN:VCARD', 'VERSION:2.1', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=', '=A9'],
      ...['TEL;CELL:600111224', 'END:VCARD', 'BEGIN:VCARD', 'VERSION:3.0', 'FN:Eva Ruiz', 'ORG:Ruiz SL'],
      ...['TEL;TYPE=CELL:600 111 222', 'END:VCARD', ''],
    ].join('\r\n'),
  );
  await expect(dialog.getByText(/^Contacto 1, José/)).toContainText('Se añade');
  await expect(dialog.getByText(/^Contacto 2, Eva Ruiz/)).toContainText(
    'Ya está en tu lista: se le añade empresa',
  );
  await dialog.getByRole('button', { name: 'Añadir 2 personas' }).click();
  await expect(dialog.getByText('1 persona nueva, 1 ya estaban.')).toBeVisible();
  expect((await people.get()).size).toBe(3);

  await page.reload();
  await page.getByRole('button', { name: 'Otras acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar personas' }).click();
  const undo = dialog.getByRole('button', { name: /^Deshacer esta importación/ });
  await expect(undo).toHaveCount(2);
  await expectAccessible(page, 'the imports that can be undone');
  await page.setViewportSize({ width: 390, height: 844 });
  await undo.first().click();
  await expect(
    dialog.getByText('Importación deshecha: 1 persona menos en tu lista, y 1 como estaban.'),
  ).toBeVisible();
  await expect
    .poll(async () => (await people.get()).docs.map((one) => one.get('name') as string).sort())
    .toEqual(['Eva Ruiz', 'Luis Gil']);
});

test('an owner makes one of a person who is there twice, with both bookings', async ({ page, owner }) => {
  const agenda = await makeAgenda(owner);
  await agenda.book('10:00', { name: 'Eva Ruiz', email: 'eva@ejemplo.com' });
  await agenda.book('11:00', { name: 'Eva Ruiz', phone: '+34 600 111 222' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PEOPLE);
  const rows = page.getByRole('button', { name: /^Eva Ruiz/ });
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'eva@ejemplo.com' }).click();
  const sheet = page.getByRole('dialog', { name: 'Eva Ruiz' });
  await expect(sheet.getByRole('link', { name: /Corte de pelo/ })).toHaveCount(1);
  await expectAccessible(page, 'the sheet of a person');
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Unir con otra ficha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir otra ficha con la de Eva Ruiz' });
  await dialog.getByRole('button', { name: 'Unir las fichas' }).click();
  await expect(dialog.getByText('Elige la ficha que sobra.', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Eva Ruiz' }).check();
  await expect(dialog.getByRole('status')).toContainText('No se puede deshacer.');
  await expectAccessible(page, 'the merging of two people');
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Unir las fichas' }).click();
  await expect(page.getByText('Las dos fichas de Eva Ruiz son ahora una')).toBeVisible();
  await expect(sheet.getByRole('link', { name: /Corte de pelo/ })).toHaveCount(2);
  await expect(sheet.getByRole('link', { name: 'Llamar: +34 600 111 222' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar la ficha' }).click();
  await expect(rows).toHaveCount(1);
});

test('on a phone, the tools of Personas are behind one button', async ({ page, owner }) => {
  expect(owner.email).toContain('@');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PEOPLE);
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await expect(search).toBeVisible();
  expect((await search.boundingBox())!.y).toBeLessThan(200);
  await page.getByRole('button', { name: 'Otras acciones' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Recoger datos', 'Importar personas']);
  await expectAccessible(page, 'the tools of Personas');
});

test('an owner sees what others say of a client beside the record, takes it over, and answers who asks to be erased', async ({
  page,
  owner,
}) => {
  const uid = await server.uidOf(owner.email);
  const agenda = await makeAgenda(owner);
  await agenda.book('10:00', { name: 'Eva Ruiz', email: 'eva@ejemplo.com' });
  const [record] = (await server.db.collection(`customers/${uid}/people`).get()).docs;
  const at = new Date();
  await record!.ref.update({
    ownerNote: 'Paga tarde',
    claims: [
      { id: 'b'.repeat(20), source: 'booking', at, name: 'Eva Ruiz Gil', phone: '699 000 000' },
      { id: 'c'.repeat(40), source: 'card', at, company: 'Ruiz SL' },
    ],
    restRequest: {
      askedAt: at,
      dueAt: new Date(at.getTime() + 30 * 86_400_000),
      email: 'eva@ejemplo.com',
      language: 'es',
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PEOPLE);
  await page.getByRole('button', { name: /^Eva Ruiz/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Eva Ruiz/ });
  const claims = sheet.getByRole('list', { name: 'Datos sin confirmar' });
  await expect(claims.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'a person of whom others say something else, and who asks to be erased');
  await page.setViewportSize({ width: 390, height: 844 });
  await claims.getByRole('button', { name: /^Usar estos datos: Dice llamarse «Eva Ruiz Gil»/ }).click();
  await expect(sheet.getByRole('link', { name: 'Llamar: 699 000 000' })).toBeVisible();
  await claims.getByRole('button', { name: 'Descartar: Dice que su empresa es «Ruiz SL».' }).click();
  await expect(claims).toBeHidden();
  await sheet.getByRole('button', { name: 'No borrarlos' }).click();
  await sheet.getByRole('textbox', { name: 'Motivo' }).fill('Guardo tus facturas');
  await expectAccessible(page, 'the answer to who asks to be erased');
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(sheet.getByText(/le dijiste que no: «Guardo tus facturas»/)).toBeVisible();
});
