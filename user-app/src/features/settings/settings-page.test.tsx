import { fireEvent, screen, within } from '@testing-library/react';
import type { AccountExportState } from 'shared-lib/data';
import type { ReminderSettings } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { reminderEndpoints } from '../../booking-data/endpoints/reminder-endpoints';
import { renderApp } from '../../testing/render-app';

const open = async (path: string) => {
  renderApp(path, { cards: [] });
  return screen.findByRole('region', { name: 'Emails' });
};
describe('Configuración', () => {
  it('labels the switches for emails and those for the bell', async () => {
    const emails = await open('/dashboard/settings');
    within(emails).getByText(/^Qué emails te enviamos/);
    within(emails).getByRole('switch', { name: /^Reservas: nuevas, cambios, cancelaciones y recordatorios/ });
    within(emails).getByRole('switch', { name: /^Cobros: reservas pagadas, o que caducan/ });
    within(emails).getByRole('switch', { name: /^Personas: quien te deja sus datos/ });
    expect(within(emails).getAllByRole('switch')).toHaveLength(3);
    const bell = screen.getByRole('region', { name: 'Campana' });
    within(bell).getByRole('switch', { name: /^Plantillas/ });
    expect(within(bell).getAllByRole('switch')).toHaveLength(4);
  });

  it('scrolls to the choice of emails for the link in a mail’s footer', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const emails = await open('/dashboard/settings#emails');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.contains(emails)).toBe(true);
    scrolled.mockRestore();
  });

  describe('«Recordatorios de mañana»', () => {
    const show = async (settings?: ReminderSettings) => {
      renderApp('/dashboard/settings', {
        cards: [],
        before: ({ dispatch }) => {
          if (settings)
            void dispatch(reminderEndpoints.util.upsertQueryData('reminderSettings', 'ana', settings));
        },
      });
      return within(await screen.findByRole('region', { name: 'Recordatorios de mañana' }));
    };

    it('is off by default, and previews the text', async () => {
      const section = await show();
      expect(section.getByRole('switch', { name: /^Avisarme cada día/ })).toHaveProperty('checked', false);
      expect(section.queryByRole('combobox', { name: 'A qué hora' })).toBeNull();
      section.getByText(/^Hola, Eva: te recuerdo tu cita «Primera consulta» el .+ a las 10:00\.\s+Confirma/);
    });

    it('previews the typed text, and warns about a missing link', async () => {
      const section = await show({ text: 'Te espero a las {hora}', hour: 8 });
      expect(section.getByRole('combobox', { name: 'A qué hora' })).toHaveProperty('value', '8');
      section.getByText('Te espero a las 10:00');
      section.getByText(/^Sin \{enlace\}/);
      fireEvent.click(section.getByRole('button', { name: 'Añadir {nombre} al texto' }));
      section.getByText('Te espero a las 10:00Eva');
      fireEvent.change(section.getByRole('textbox', { name: 'Texto' }), { target: { value: '{enlace}' } });
      expect(section.queryByText(/^Sin \{enlace\}/)).toBeNull();
      expect(section.getByRole('button', { name: 'Guardar texto' })).toHaveProperty('disabled', false);
    });
  });

  describe('«Tus datos»', () => {
    const show = async (accountExport?: AccountExportState) => {
      renderApp('/dashboard/settings', { cards: [], ...(accountExport && { accountExport }) });
      return within(await screen.findByRole('region', { name: 'Tus datos' }));
    };
    const ready = { status: 'ready', done: 12, path: 'exports/ana/x.json' } as const;
    const button = 'Descargar mis datos';

    it('shows nothing before the first request', async () => {
      const section = await show();
      expect(section.getByRole('status').textContent).toBe('');
      expect(section.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(false);
    });

    it('shows the progress of an export, and accepts no second request', async () => {
      const section = await show({ status: 'running', done: 3400, path: '', expiresAt: null });
      section.getByText(
        'Estamos preparando tus datos (3.400 elementos). Puedes cerrar esta página: te avisaremos por email.',
      );
      expect(section.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(true);
    });

    it('offers the file until it expires', async () => {
      const section = await show({ ...ready, expiresAt: Date.now() + DAY_MS });
      section.getByText(/^El archivo está listo. Puedes descargarlo hasta el \d+ de /);
      section.getByRole('button', { name: 'Descargar el archivo' });
    });

    it.each([
      ['whose time is over', { ...ready, expiresAt: Date.now() - 1 }],
      ['that was removed', { ...ready, status: 'expired' as const, path: '', expiresAt: null }],
    ])('offers another export in place of one %s', async (_what, state) => {
      const section = await show(state);
      section.getByText('El último archivo ha caducado. Puedes pedir otro.');
      expect(section.queryByRole('button', { name: 'Descargar el archivo' })).toBeNull();
      expect(section.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(false);
    });

    it('says when it couldn’t be made', async () => {
      const section = await show({ status: 'failed', done: 5, path: '', expiresAt: null });
      section.getByText('No hemos podido preparar tus datos. Vuelve a probar.');
    });
  });
});
