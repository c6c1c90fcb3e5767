import '@testing-library/jest-dom';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import DatesDialog from './dates-dialog';

/** Wednesday, 20 January 2027. */
const TODAY = '2027-01-20';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(TODAY),
    doNotFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'],
  });
});
afterEach(() => jest.useRealTimers());

const openDialog = (onAdd: (dates: string[], ranges: object[]) => void = () => undefined) =>
  render(
    <MantineProvider env="test">
      <DatesDialog today={TODAY} onClose={() => undefined} onAdd={onAdd} />
    </MantineProvider>,
  );

async function openOn(day: string): Promise<void> {
  openDialog();
  (await screen.findByRole('button', { name: day })).focus();
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const expectFocusOn = (day: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());

describe('the calendar of special dates', () => {
  it.each([
    ['Home', 'viernes, 29 de enero', 'lunes, 25 de enero'],
    ['End', 'viernes, 29 de enero', 'domingo, 31 de enero'],
    ['Home', 'viernes, 22 de enero', 'miércoles, 20 de enero'],
    ['PageDown', 'jueves, 28 de enero', 'domingo, 28 de febrero'],
    ['PageDown', 'domingo, 31 de enero', 'domingo, 28 de febrero'],
    ['PageUp', 'jueves, 28 de enero', 'miércoles, 20 de enero'],
    ['ArrowRight', 'domingo, 31 de enero', 'lunes, 1 de febrero'],
    ['ArrowDown', 'jueves, 28 de enero', 'jueves, 4 de febrero'],
    ['ArrowDown', 'jueves, 21 de enero', 'jueves, 28 de enero'],
  ])('%s on %s leads to %s', async (key, from, to) => {
    await openOn(from);
    press(key);
    await expectFocusOn(to);
  });

  it('returns to the previous month with PageUp, and shows the month’s name', async () => {
    await openOn('jueves, 28 de enero');
    press('PageDown');
    await expectFocusOn('domingo, 28 de febrero');
    expect(screen.getByRole('button', { name: 'Elegir mes' })).toHaveTextContent('febrero 2027');
    press('PageUp');
    await expectFocusOn('jueves, 28 de enero');
  });

  it('selects the day that the keys have moved to', async () => {
    await openOn('jueves, 28 de enero');
    press('PageDown');
    await expectFocusOn('domingo, 28 de febrero');
    fireEvent.click(document.activeElement!);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});

describe('a range of holidays', () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('adds every day from the first to the last', async () => {
    const added = jest.fn();
    openDialog(added);
    fireEvent.click(await screen.findByRole('radio', { name: 'Vacaciones' }));
    fill('Desde el día', '2027-01-30');
    fill('Hasta el día', '2027-02-02');
    expect(screen.getByRole('status')).toHaveTextContent('4 días elegidos');
    fireEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    expect(added).toHaveBeenCalledWith(['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'], []);
  });

  it.each([
    ['', '', 'Escribe el primer día y el último'],
    ['2027-02-02', '2027-01-30', 'El último día no puede ser antes que el primero'],
    ['2027-01-19', '2027-01-30', 'Elige días que estén por llegar'],
    ['2027-02-01', '2029-02-01', 'Caben como máximo 400 días'],
  ])('from «%s» to «%s» is refused with: %s', async (from, to, problem) => {
    const added = jest.fn();
    openDialog(added);
    fireEvent.click(await screen.findByRole('radio', { name: 'Vacaciones' }));
    fill('Desde el día', from);
    fill('Hasta el día', to);
    fireEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(added).not.toHaveBeenCalled();
  });
});
