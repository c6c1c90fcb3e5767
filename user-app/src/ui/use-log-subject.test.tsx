import { Component, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { logger } from 'shared-lib/logger';
import { useLogSubject } from './use-log-subject';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => !this.state.failed && this.props.children;
}

function Record({ bookingId, isBroken = false }: { bookingId: string; isBroken?: boolean }) {
  useLogSubject('bookingId', bookingId);
  if (isBroken) throw new Error('unreadable');
  return null;
}

const written = jest.fn();
beforeEach(() => {
  written.mockClear();
  jest.spyOn(console, 'error').mockImplementation((_message, fields) => written(fields));
});
afterEach(() => jest.restoreAllMocks());

const log = () => logger.error('something failed');

describe('the record of a screen', () => {
  it('S3.14 is in the log exactly while its screen is mounted', () => {
    const { rerender, unmount } = render(<Record bookingId="b1" />);
    log();
    rerender(<Record bookingId="b2" />);
    log();
    unmount();
    log();
    expect(written.mock.calls).toEqual([[{ bookingId: 'b1' }], [{ bookingId: 'b2' }], [{}]]);
  });

  it('S3.14 is in the log of an error while its screen renders', () => {
    render(
      <Boundary>
        <Record bookingId="b1" isBroken />
      </Boundary>,
      { onCaughtError: log },
    );
    expect(written.mock.calls).toEqual([[{ bookingId: 'b1' }]]);
  });

  it('S3.14 is not in the log after the address has changed', () => {
    history.replaceState(null, '', '/dashboard/bookings');
    render(<Record bookingId="b1" />);
    history.replaceState(null, '', '/dashboard');
    log();
    expect(written.mock.calls).toEqual([[{}]]);
  });
});
