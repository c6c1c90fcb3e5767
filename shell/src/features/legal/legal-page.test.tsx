import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LEGAL_VERSION, operator } from 'shared-lib/config';
import LegalPage from './legal-page';
import { privacyText } from './privacy-text';

const notice = (installation: { hasMonitoring: boolean; hasAnalytics: boolean }) =>
  JSON.stringify(privacyText({ operator, ...installation }));

describe('the privacy notice', () => {
  it('shows its version, its operator and its sections', async () => {
    render(
      <MemoryRouter initialEntries={['/legal/privacidad']}>
        <Routes>
          <Route path="/legal/:document" element={<LegalPage />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    expect(screen.getByText(`Versión ${LEGAL_VERSION}`)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Responsable',
      'Si tienes una cuenta',
      'Si reservas con alguien',
      'Si dejas tus datos en una tarjeta',
      'Si visitas o denuncias una tarjeta',
      'Emails, avisos y errores',
      'Quién más los ve',
      'Tus derechos',
      'Cookies y almacenamiento',
    ]);
    expect(screen.getAllByText(new RegExp(operator.email)).length).toBeGreaterThan(1);
  });

  it('names only the services that the installation has', () => {
    expect(notice({ hasMonitoring: false, hasAnalytics: false })).not.toMatch(/Sentry|Google Analytics/);
    expect(notice({ hasMonitoring: false, hasAnalytics: false })).toContain('No usamos cookies.');
    expect(notice({ hasMonitoring: true, hasAnalytics: false })).toContain('Sentry');
    const withAnalytics = notice({ hasMonitoring: false, hasAnalytics: true });
    expect(withAnalytics).toContain('Google Analytics');
    expect(withAnalytics).not.toContain('No usamos cookies.');
  });
});
