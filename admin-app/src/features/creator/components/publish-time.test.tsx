import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { PublishTime, usePublishTime } from './publish-time';

const chosen = jest.fn<void, [number | null]>();

function Choice() {
  const when = usePublishTime();
  return (
    <>
      <PublishTime {...when} />
      <button type="button" onClick={() => chosen(when.check())}>
        Programar
      </button>
    </>
  );
}

it('the time of a scheduled publication must be in the future, and is asked for only then', async () => {
  const person = userEvent.setup();
  render(
    <AppFrame>
      <Choice />
    </AppFrame>,
  );
  expect(screen.queryByLabelText('Fecha y hora')).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Cuándo'), 'En una fecha');
  const field = screen.getByLabelText('Fecha y hora');
  const press = () => person.click(screen.getByRole('button', { name: 'Programar' }));
  await press();
  expect(chosen).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Elige una fecha que esté por llegar.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  expect(screen.queryByText('Elige una fecha que esté por llegar.')).not.toBeInTheDocument();
  await press();
  expect(chosen).toHaveBeenLastCalledWith(null);
  const year = new Date().getFullYear() + 1;
  fireEvent.change(field, { target: { value: `${year}-01-01T10:00` } });
  await press();
  expect(chosen).toHaveBeenLastCalledWith(new Date(year, 0, 1, 10).getTime());
});
