import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { logger } from 'shared-lib/logger';
import { createStore, sessionChanged } from 'shared-lib/store';
import { closeFirebase } from 'shared-lib/testing/close-firebase';
import { cardEndpoints } from '../../../card-data/card-endpoints';
import { aCard } from '../../../testing/a-card';
import { ANA } from '../../../testing/render-app';
import { CardLoader } from './card-loader';
import type { CardEditorProps } from './card-editor';

afterEach(() => jest.restoreAllMocks());
afterAll(() => closeFirebase());

it('S3.14 errors are logged with the card while its editor is open, and not afterwards', async () => {
  const card = aCard();
  const store = createStore();
  store.dispatch(sessionChanged(ANA));
  await store.dispatch(
    cardEndpoints.util.upsertQueryData('card', card.id, { card, fromServer: true, pending: false }),
  );
  const Editor = ({ card: { name } }: CardEditorProps) => <h1>{name}</h1>;
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <CardLoader uid={ANA.uid} cardId={card.id} slug={card.slug} Editor={Editor} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByRole('heading', { name: card.name })).toBeInTheDocument();
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  logger.error('the photo was not stored');
  unmount();
  logger.error('something else failed');
  expect(written.mock.calls).toEqual([
    ['the photo was not stored', { cardId: card.id }],
    ['something else failed', {}],
  ]);
});
