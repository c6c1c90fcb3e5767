import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';

const open = async (path: string) => {
  renderApp(path, { cards: [] });
  return screen.findByRole('region', { name: 'Emails' });
};
describe('Configuración', () => {
  it('says which switches are about emails, and which about the bell', async () => {
    const emails = await open('/dashboard/settings');
    within(emails).getByText(/^Qué emails te enviamos/);
    within(emails).getByRole('switch', { name: /^Reservas: nuevas, cambios, cancelaciones y recordatorios/ });
    within(emails).getByRole('switch', { name: /^Cobros: reservas que caducan sin pagarse/ });
    expect(within(emails).getAllByRole('switch')).toHaveLength(2);
    const bell = screen.getByRole('region', { name: 'Campana' });
    within(bell).getByRole('switch', { name: /^Plantillas/ });
  });

  it('opens where the footer of a mail leads: at the choice of emails', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const emails = await open('/dashboard/settings#emails');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.contains(emails)).toBe(true);
    scrolled.mockRestore();
  });
});
