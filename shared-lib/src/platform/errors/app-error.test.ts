import * as ours from './app-error';

/** Loads the classes a second time, as another bundle on the page does. */
function otherCopy(): typeof ours {
  let copy: typeof ours | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual('./app-error');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

describe('the application’s error classes', () => {
  it('recognise errors of another bundle by instanceof', () => {
    const theirs = otherCopy();
    expect(theirs.AppError).not.toBe(ours.AppError);
    const error = new theirs.AppError('slug-taken');
    expect(error instanceof ours.AppError).toBe(true);
    expect(error instanceof ours.NetworkError).toBe(false);
  });

  it('distinguish their kinds across bundles', () => {
    const network = new (otherCopy().NetworkError)('gone', 404);
    expect(network instanceof ours.AppError).toBe(true);
    expect(network instanceof ours.NetworkError).toBe(true);
    expect(network instanceof ours.AuthError).toBe(false);
  });

  it('do not recognise any other error', () => {
    for (const other of [new Error('x'), null, 'AppError', { name: 'AppError', code: 'x' }]) {
      expect((other as unknown) instanceof ours.AppError).toBe(false);
    }
  });
});
