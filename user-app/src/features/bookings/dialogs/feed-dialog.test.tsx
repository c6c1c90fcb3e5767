import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { ANA } from '../../../testing/render-app';
import { FeedDialog } from './feed-dialog';

describe('the calendar feed dialog', () => {
  it('offers no new address before it knows whether one exists', async () => {
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    render(
      <Provider store={store}>
        <AppFrame>
          <FeedDialog onClose={() => undefined} />
        </AppFrame>
      </Provider>,
    );
    const create = () => screen.queryByRole('button', { name: /Crear/ });
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(create()).not.toBeInTheDocument();
    // Nothing answers here.
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(create()).not.toBeInTheDocument();
  });
});
