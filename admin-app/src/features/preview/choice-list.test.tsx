import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { ChoiceList } from './choice-list';

const CHOICES = [
  { id: 'clara', label: 'Clara', about: 'Perfil' },
  { id: 'bloque', label: 'Bloque', about: 'Enlaces' },
];
const chosen = jest.fn();

it('the list of choices can be searched, and used with the keyboard', async () => {
  const person = userEvent.setup();
  render(
    <AppFrame>
      <ChoiceList
        label="Plantillas"
        searchLabel="Buscar plantilla"
        choices={CHOICES}
        chosen="clara"
        empty="Ninguna plantilla coincide."
        onChoose={chosen}
      />
    </AppFrame>,
  );
  expect(screen.getByRole('button', { name: /^Clara/ })).toHaveAttribute('aria-pressed', 'true');
  await person.type(screen.getByLabelText('Buscar plantilla'), 'enla');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await person.tab();
  await person.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('bloque');
  await person.type(screen.getByLabelText('Buscar plantilla'), 'x');
  expect(screen.getByText('Ninguna plantilla coincide.')).toBeInTheDocument();
});
