/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { BookingFormValues, FieldErrors } from '../steps/booking-form';
import { aFormStep } from '../testing/a-form-step';
import { aPublicService } from '../testing/booking-server';

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(cleanup);

/** Renders the form of a service that asks for the data of invoices; returns what is sent. */
async function open(service = { asksInvoice: true }) {
  const sent: BookingFormValues[] = [];
  function Form() {
    const [values, setValues] = useState<BookingFormValues>({
      ...{ name: 'Eva', email: 'eva@ejemplo.com', phone: '', notes: '', answers: {} },
    });
    const [errors, setErrors] = useState<FieldErrors>({});
    return aFormStep({
      service: aPublicService(service),
      ...{ values, errors, onChange: setValues, onErrors: setErrors },
      onSubmit: () => sent.push(values),
    });
  }
  await act(async () => {
    render(<Form />);
  });
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar reserva' })));

function fillIn(taxId: string): void {
  type('Nombre o empresa', 'Ruiz y Sol S. L.');
  type('NIF, NIE o CIF', taxId);
  type('Dirección', 'Calle Luna 3');
  type('Código postal', '28004');
  type('Población', 'Madrid');
}

describe('the invoice’s data in the booking form', () => {
  it('is optional, and says who issues invoices', async () => {
    const sent = await open();
    const box = await screen.findByRole('checkbox', { name: 'Necesito factura' });
    const help = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/^Tarjetero no emite facturas/);
    expect(screen.queryByLabelText('Dirección')).toBeNull();
    await submit();
    expect(sent).toEqual([expect.not.objectContaining({ invoice: expect.anything() })]);
  });

  it('is not there for a service that doesn’t ask', async () => {
    await open({ asksInvoice: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is required once it is asked for, with each error beside its field', async () => {
    const sent = await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Necesito factura' }));
    fillIn('12345678A');
    type('Población', ' ');
    await submit();
    const noteOf = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
        ?.textContent;
    expect(noteOf('NIF, NIE o CIF')).toBe('Revisa el número: la letra o cifra de control no coincide.');
    expect(noteOf('Población')).toBe('Población es requerido');
    expect(sent).toEqual([]);
    type('NIF, NIE o CIF', '12.345.678-z');
    type('Población', 'Madrid');
    await submit();
    expect(sent[0]?.invoice).toMatchObject({ wanted: true, taxId: '12.345.678-z', country: 'ES' });
  });

  it('takes any number of another country', async () => {
    const sent = await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Necesito factura' }));
    fillIn('x');
    const country = screen.getByLabelText('País');
    expect(country.firstElementChild?.textContent).toBe('España');
    fireEvent.change(country, { target: { value: 'DE' } });
    type('Número fiscal (VAT)', 'DE123456789');
    await submit();
    expect(sent[0]?.invoice).toMatchObject({ country: 'DE', taxId: 'DE123456789' });
  });

  it('stays typed while the box is emptied', async () => {
    await open();
    const box = await screen.findByRole('checkbox', { name: 'Necesito factura' });
    fireEvent.click(box);
    fillIn('12345678Z');
    fireEvent.click(box);
    fireEvent.click(box);
    expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe('Calle Luna 3');
  });
});
