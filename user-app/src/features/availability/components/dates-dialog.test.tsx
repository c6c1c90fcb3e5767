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

async function openOn(day: string): Promise<void> {
  render(
    <MantineProvider env="test">
      <DatesDialog today={TODAY} onClose={() => undefined} onAdd={() => undefined} />
    </MantineProvider>,
  );
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

  it('comes back with PageUp, and shows the month', async () => {
    await openOn('jueves, 28 de enero');
    press('PageDown');
    await expectFocusOn('domingo, 28 de febrero');
    expect(screen.getByRole('button', { name: 'Elegir mes' })).toHaveTextContent('febrero 2027');
    press('PageUp');
    await expectFocusOn('jueves, 28 de enero');
  });

  it('chooses the day that a key led to', async () => {
    await openOn('jueves, 28 de enero');
    press('PageDown');
    await expectFocusOn('domingo, 28 de febrero');
    fireEvent.click(document.activeElement!);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});
