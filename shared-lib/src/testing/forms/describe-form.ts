import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldCase } from './fields';
import { openSilentBackends } from './silent-backends';

/** A form of the product with its fields. */
export interface FormCase {
  name: string;
  /** Renders the screen and opens the form. */
  open: () => Promise<void> | void;
  /** Label of the button that sends it. */
  submit: string;
  /** Fields in the order of the screen. */
  fields: FieldCase[];
  /** Message when the server doesn't answer; omitted for a form behind a session, which journeys test. */
  unreachable?: string;
}

const fieldOf = ({ label }: FieldCase) => screen.findByLabelText<HTMLInputElement>(label);
const sendButton = ({ submit }: FormCase) => screen.findByRole('button', { name: submit });

/** Fills a field at once, as the form's reaction doesn't depend on typing speed. */
async function fill(field: FieldCase, value: string): Promise<HTMLInputElement> {
  const input = await fieldOf(field);
  fireEvent.change(input, { target: { value } });
  return input;
}

async function fillGood({ fields }: FormCase): Promise<void> {
  for (const field of fields) await fill(field, field.good);
}

/** Declares the tests that every form with a button passes. Call it at most once in a test file. */
export function describeForms(forms: readonly FormCase[]): void {
  const backends = openSilentBackends();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    backends.be('cut');
    // Backends may fail at any time, as in a browser, and update a screen outside of `act`.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  describe.each(forms.map((form) => [form.name, form] as const))('the form of %s', (_name, form) => {
    it('shows beside each field what is wrong, keeps the text and focuses the first error', async () => {
      const person = userEvent.setup();
      await form.open();
      for (const field of form.fields) {
        for (const { value, message } of field.refused) {
          await fillGood(form);
          const input = await fill(field, value);
          await person.click(await sendButton(form));
          await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
          expect(input).toHaveAttribute('aria-invalid', 'true');
          expect(input).toHaveFocus();
          expect(input).toHaveValue(value);
        }
      }
      // No typed text became markup.
      expect(document.querySelector('i, b > b')).toBeNull();

      // All errors show at once, and the focus goes to the first.
      for (const field of form.fields) await fill(field, field.refused[0]?.value ?? field.good);
      await person.click(await sendButton(form));
      await waitFor(async () => expect(await fieldOf(form.fields[0]!)).toHaveFocus());
    });

    const { unreachable } = form;
    if (unreachable === undefined) return;

    it('shows an error when the server does not answer, and keeps what was typed', async () => {
      const person = userEvent.setup();
      await form.open();
      await fillGood(form);
      await person.click(await sendButton(form));
      expect(await screen.findByText(unreachable)).toBeInTheDocument();
      for (const field of form.fields) expect(await fieldOf(field)).toHaveValue(field.good);
      expect(await sendButton(form)).toBeEnabled();
    });

    it('can’t be sent again while a slow answer is pending', async () => {
      const person = userEvent.setup();
      backends.be('waiting');
      await form.open();
      await fillGood(form);
      const button = await sendButton(form);
      await person.click(button);
      await waitFor(() => expect(button).toBeDisabled());
      for (const field of form.fields) expect(await fieldOf(field)).toHaveValue(field.good);
      backends.be('cut');
      backends.cut();
      await waitFor(() => expect(button).toBeEnabled());
    });
  });
}
