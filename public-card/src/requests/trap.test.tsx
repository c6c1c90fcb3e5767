/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { fireEvent, render, screen, cleanup } from '@testing-library/react';
import { aFormStep } from '../features/booking/testing/a-form-step';
import { aPublicService } from '../features/booking/testing/booking-server';
import { openLead } from '../features/lead/open-lead';

beforeEach(() => {
  // jsdom has neither style sheets of scripts nor dialogs.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => {
  cleanup();
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Returns the hidden field of the form on screen. */
const hiddenField = () => document.querySelector<HTMLInputElement>('[data-1p-ignore]')!;

const REFILLED = /Tu navegador ha rellenado un campo que no se ve/;

/** Renders the booking form, and returns what it sends of the hidden field. */
function openBookingForm(): string[] {
  const sent: string[] = [];
  render(
    aFormStep({
      service: aPublicService({ questions: [], phoneRequired: false }),
      values: { name: 'Eva', email: 'eva@ejemplo.com', phone: '', notes: '', answers: {} },
      onSubmit: (hidden) => sent.push(hidden),
    }),
  );
  return sent;
}

async function openLeadForm(): Promise<void> {
  const save = document.createElement('a');
  await openLead({
    slug: 'ana',
    name: 'Ana',
    scheme: 'light',
    fields: ['email'],
    save,
    onKept: () => undefined,
  });
}

const submit = () => fireEvent.submit(document.querySelector('form')!);

describe('the honeypot field of a form', () => {
  it.each([
    ['booking', openBookingForm],
    ['leaving details', openLeadForm],
  ])('isn’t filled in by browsers and password managers when %s', async (_, open) => {
    await open();
    const { name } = hiddenField();
    expect(name).not.toMatch(/web|url|site|mail|name|phone|company|address|street|zip/i);
    expect(hiddenField().labels).toHaveLength(0);
    for (const [attribute, value] of [
      ['autocomplete', 'off'],
      ['data-lpignore', 'true'],
      ['tabindex', '-1'],
    ] as const)
      expect(hiddenField().getAttribute(attribute)).toBe(value);
  });

  it('is emptied with a question if something filled it in, and then books', () => {
    const sent = openBookingForm();
    hiddenField().value = 'https://ejemplo.com';
    submit();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toMatch(REFILLED);
    submit();
    expect(sent).toEqual(['']);
    expect(screen.queryByText(REFILLED)).toBeNull();
  });

  it('is sent when a bot fills it in again', () => {
    const sent = openBookingForm();
    for (const _ of [1, 2]) {
      hiddenField().value = 'spam';
      submit();
    }
    expect(sent).toEqual(['spam']);
  });

  it('is emptied with a question in the lead form, and sends nothing meanwhile', async () => {
    const fetched = jest.fn(() => Promise.reject(new Error('offline')));
    globalThis.fetch = fetched as never;
    await openLeadForm();
    fireEvent.change(screen.getByLabelText(/Nombre/), { target: { value: 'Eva' } });
    fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'eva@ejemplo.com' } });
    fireEvent.click(document.querySelector('[name=consent]')!);
    hiddenField().value = 'https://ejemplo.com';
    submit();
    expect(await screen.findByText(REFILLED)).toBeTruthy();
    expect(hiddenField().value).toBe('');
    expect(fetched).not.toHaveBeenCalled();
    submit();
    expect(await screen.findByText(/^Sin conexión/)).toBeTruthy();
    expect(fetched).toHaveBeenCalled();
  });
});
