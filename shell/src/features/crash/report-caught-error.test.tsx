import { render, waitFor } from '@testing-library/react';
import { nameSubject } from 'shared-lib/monitoring';
import { createStore, sessionChanged } from 'shared-lib/store';
import { CrashBoundary } from './crash-boundary';
import { reportCaughtErrors } from './report-caught-error';

function Broken(): never {
  throw Object.assign(new Error('boom of ana@tarjetero.test'), { bookingId: 'b1', token: 'secreto' });
}

describe('a screen that crashes', () => {
  it('S3.14 is logged with its owner, card and path, and without private data', async () => {
    // The log of this page is its console; a line of it is what is looked for here.
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    history.replaceState(null, '', '/tarjeta/edit/ana-garcia?token=secreto');
    nameSubject('cardId', 'c1');
    const store = createStore();
    store.dispatch(
      sessionChanged({ uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana' }),
    );
    render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
      { onCaughtError: reportCaughtErrors(store) },
    );
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    const [message, fields] = written.mock.calls[0]!;
    expect(message).toBe('A screen crashed');
    expect(fields).toMatchObject({
      userId: 'ana',
      cardId: 'c1',
      path: '/tarjeta/edit/ana-garcia',
      severity: 'critical',
      error: { name: 'Error', bookingId: 'b1' },
    });
    expect(JSON.stringify(fields)).not.toMatch(/ana@tarjetero|secreto/);
    written.mockRestore();
  });
});
