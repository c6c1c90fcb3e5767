import { addresses } from '../../fixtures/addresses';
import { expectAccessibleAsShown } from '../../fixtures/looks/axe';
import { addLink, freshSlug, openNewCard, publish, saved } from '../../fixtures/owner-actions';
import { CORE } from '../../fixtures/tags';
import { expect, test } from '../../fixtures/test';

test(
  'an owner compares with what is published, takes changes back and returns to an earlier publication',
  CORE,
  async ({ page, owner }) => {
    test.setTimeout(120_000);
    const slug = freshSlug('versiones');
    await openNewCard(page, owner, slug);
    await addLink(page, 'Mi web', 'ejemplo.com');
    await page.getByRole('tab', { name: 'Perfil' }).click();
    await page.getByLabel('Cargo').fill('Fotógrafa');
    await saved(page);
    await publish(page);

    // The published card is shown beside the draft.
    await page.getByLabel('Cargo').fill('Directora de arte');
    await saved(page);
    const preview = page.getByRole('region', { name: 'Así se ve la tarjeta' });
    await expect(preview).toContainText('Directora de arte');
    await page.getByText('Lo publicado', { exact: true }).click();
    const published = page.getByRole('region', { name: 'Así se ve ahora' });
    await expect(published).toContainText('Fotógrafa');
    await page.getByText('Lo nuevo', { exact: true }).click();
    await expect(preview).toContainText('Directora de arte');

    // A change is undone and redone.
    const history = page.getByRole('group', { name: 'Cambios' });
    await history.getByRole('button', { name: 'Anular el último cambio' }).click();
    await expect(page.getByLabel('Cargo')).toHaveValue('Fotógrafa');
    await history.getByRole('button', { name: 'Rehacer el último cambio' }).click();
    await expect(page.getByLabel('Cargo')).toHaveValue('Directora de arte');
    await page.getByRole('tab', { name: 'Enlaces' }).click();
    await addLink(page, 'Mi blog', 'blog.ejemplo.com');
    await saved(page);
    await page.getByRole('tab', { name: 'Ajustes' }).click();
    await page.getByRole('heading', { name: 'Versiones publicadas' }).scrollIntoViewIfNeeded();
    await publish(page);
    await expect(page.getByText('Cambios sin publicar')).toHaveCount(0);

    await page.getByRole('button', { name: 'Ver versiones publicadas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versiones publicadas' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText('Es la que se ve ahora');
    await expectAccessibleAsShown(page, 'the publications of a card');
    await dialog
      .getByRole('button', { name: /^Ver la versión del/ })
      .last()
      .click();
    await expect(dialog.getByRole('region', { name: /^Versión del/ })).toContainText('Fotógrafa');
    await dialog.getByRole('button', { name: 'Recuperar esta versión' }).click();
    await expect(page.getByText('Versión recuperada en tu borrador')).toBeVisible();
    await expect(preview).toContainText('Fotógrafa');
    await saved(page);
    await publish(page);
    await expect(page.getByText('Cambios sin publicar')).toHaveCount(0);

    await page.goto(`${addresses.publicCard}/c/${slug}`);
    await expect(page.getByText('Fotógrafa')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mi web' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mi blog' })).toHaveCount(0);
  },
);
