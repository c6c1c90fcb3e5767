import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { GoBack } from './go-back';

const EVENT = { kind: 'template-update', cardSlug: 'ana', template: 'Clara', version: '1.1.0' } as const;

const show = (event: Parameters<typeof GoBack>[0]['event']) =>
  render(
    <Provider store={createStore()}>
      <AppFrame>
        <GoBack event={event} />
      </AppFrame>
    </Provider>,
  );

describe('the notification of a template’s new version', () => {
  it('offers to restore the former version', () => {
    show({ ...EVENT, cardId: 'c1', templateId: 'clara' });
    expect(
      screen.getByRole('button', { name: 'Volver a la anterior versión de la plantilla Clara' }),
    ).toHaveTextContent('Volver a la anterior');
  });

  it('offers nothing where no former version was stored', () => {
    show(EVENT);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
