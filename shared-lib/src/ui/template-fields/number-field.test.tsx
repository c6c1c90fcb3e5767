/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppFrame } from '../app-frame';
import { NumberField } from './number-field';

const received: number[] = [];

function Form({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    received.push(next);
    setValue(next);
  };
  return (
    <AppFrame>
      <NumberField label="Grosor" value={value} onChange={change} />
      <button onClick={() => setValue(4)}>Otro</button>
    </AppFrame>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Grosor' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('the number field', () => {
  beforeEach(() => {
    received.splice(0);
  });

  it('reports the typed number and leaves its text as typed', () => {
    render(<Form start={2} />);
    expect(field().value).toBe('2');
    type('1.50');
    expect([received, field().value]).toEqual([[1.5], '1.50']);
  });

  it('reports nothing for an invalid number and shows the reason beside it', () => {
    render(<Form start={2} />);
    type('');
    expect([received, field().value]).toEqual([[], '']);
    expect(screen.getByText('Escribe un número')).toBeTruthy();
    type('0');
    expect([received, screen.queryByText('Escribe un número')]).toEqual([[0], null]);
  });

  it('shows a value that is set from outside', () => {
    render(<Form start={2} />);
    type('3');
    fireEvent.click(screen.getByRole('button', { name: 'Otro' }));
    expect(field().value).toBe('4');
  });
});
