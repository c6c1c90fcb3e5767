import '@testing-library/jest-dom';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { DescribedFlag } from 'shared-lib/model';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { checkFlag, FlagFields } from './flag-fields';

const FLAG: DescribedFlag = { name: 'Nueva', description: '', enabled: true, rolloutPercentage: 10 };
const onKeep = jest.fn<void, [DescribedFlag]>();

function Edited() {
  const [flag, setFlag] = useState(FLAG);
  const change = (part: Partial<DescribedFlag>) => {
    const next = { ...flag, ...part };
    onKeep(next);
    setFlag(next);
  };
  return <FlagFields flag={flag} problems={checkFlag(flag)} onChange={change} />;
}

beforeEach(() => {
  onKeep.mockClear();
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppFrame>
          <Edited />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
});

const typed = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the fields of a flag', () => {
  it('accept dates in local time, and show when the end is before the start', () => {
    typed('Empieza', '2026-03-02T10:00');
    typed('Termina', '2026-03-02T09:00');
    expect(screen.getByLabelText('Termina')).toHaveAccessibleDescription(
      'Tiene que terminar después de empezar.',
    );
    typed('Termina', '2026-03-02T11:00');
    expect(screen.getByLabelText('Termina')).toBeValid();
    expect(onKeep).toHaveBeenLastCalledWith({
      ...FLAG,
      startsAt: new Date(2026, 2, 2, 10).getTime(),
      endsAt: new Date(2026, 2, 2, 11).getTime(),
    });
    typed('Termina', '');
    expect(onKeep.mock.lastCall?.[0].endsAt).toBeUndefined();
  });
});
