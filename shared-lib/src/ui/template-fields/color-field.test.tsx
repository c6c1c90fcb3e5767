/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppFrame } from '../app-frame';
import { ColorField } from './color-field';

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <AppFrame>
      <ColorField
        label="Tinta"
        value={value}
        error={/^#\w{6}$/.test(value) ? null : 'No es un color'}
        onChange={setValue}
      />
    </AppFrame>
  );
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tinta' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Paleta de Tinta');
const change = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the colour field', () => {
  it('shows the same colour as text and in the picker', () => {
    render(<Form start="#7A1F3D" />);
    expect([text().value, picker().value]).toEqual(['#7A1F3D', '#7a1f3d']);
    change(picker(), '#00ff80');
    expect([text().value, picker().value]).toEqual(['#00FF80', '#00ff80']);
    change(text(), '#123456');
    expect(picker().value).toBe('#123456');
  });

  it('keeps an invalid colour and shows the reason beside it', () => {
    render(<Form start="#7A1F3D" />);
    change(text(), 'rojo');
    expect(text().value).toBe('rojo');
    expect(screen.getByText('No es un color')).toBeTruthy();
    expect(picker().value).toBe('#000000');
  });
});
