import '@testing-library/jest-dom';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import type { SystemState } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { SystemFacts } from './system-facts';

const NOW = Date.UTC(2026, 2, 2, 9);
const FACTS: SystemState = {
  ...{ release: '', rules: null, settings: [], sites: [], projectId: '' },
  today: { visits: 1200, bookings: 3, mails: 9, signUps: 0 },
};
const show = (part: Partial<SystemState> = {}) =>
  render(
    <MantineProvider>
      <SystemFacts facts={{ ...FACTS, ...part }} now={NOW} />
    </MantineProvider>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the facts of a deployment', () => {
  it('list missing settings first, with what doesn’t work without them', () => {
    show({
      settings: [
        { name: 'MAIL_FROM', state: 'present', isOptional: false, effect: 'Los emails esperan sin salir.' },
        {
          name: 'SENTRY_DSN',
          state: 'missing',
          isOptional: true,
          effect: 'Los errores solo quedan como alertas.',
        },
        { name: 'SMTP_URL', state: 'missing', isOptional: false, effect: 'Los emails esperan sin salir.' },
      ],
    });
    const settings = section('Ajustes del despliegue');
    expect(settings.getByText('Falta 1 necesario; sin poner, 1 opcional.')).toBeInTheDocument();
    expect(settings.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'SMTP_URLLos emails esperan sin salir.Falta',
      'SENTRY_DSNLos errores solo quedan como alertas.Sin poner',
      'MAIL_FROMPuesto',
    ]);
    expect(settings.getByText('Ver el otro')).toBeInTheDocument();
  });

  it('count what is counted here, and link to the provider for the rest', () => {
    show({ projectId: 'tarjetero' });
    const usage = section('Usado hoy');
    expect(usage.getByText('Emails puestos en cola').nextSibling).toHaveTextContent('9');
    expect(usage.getByRole('link', { name: 'Ver el uso en la consola' })).toHaveAttribute(
      'href',
      'https://console.firebase.google.com/project/tarjetero/usage',
    );
  });

  it('show each domain’s certificate with its expiry, and nothing without domains', () => {
    const { unmount } = show();
    expect(screen.queryByRole('region', { name: 'Dominios y certificados' })).not.toBeInTheDocument();
    unmount();
    const site = { host: 'tarjetero.app', issuer: 'WR3', isTrusted: true };
    show({
      sites: [
        { ...site, site: 'shell', certificateUntil: NOW + 60 * DAY_MS },
        { ...site, site: 'userApp', certificateUntil: NOW + 60 * DAY_MS, isTrusted: false },
        { ...site, site: 'publicCard', certificateUntil: null },
      ],
    });
    const lines = section('Dominios y certificados').getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Quedan 60 días$/),
      expect.stringMatching(/No es de confianza$/),
      expect.stringMatching(/No responde$/),
    ]);
  });
});
