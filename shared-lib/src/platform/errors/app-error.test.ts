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

describe('errors of ours', () => {
  it('are known whichever bundle made them', () => {
    const theirs = otherCopy();
    expect(theirs.AppError).not.toBe(ours.AppError);
    const error = new theirs.AppError('slug-taken');
    expect(error instanceof ours.AppError).toBe(true);
    expect(error instanceof ours.NetworkError).toBe(false);
  });

  it('keep their kinds apart', () => {
    const network = new (otherCopy().NetworkError)('gone', 404);
    expect(network instanceof ours.AppError).toBe(true);
    expect(network instanceof ours.NetworkError).toBe(true);
    expect(network instanceof ours.AuthError).toBe(false);
  });

  it('are no other errors', () => {
    for (const other of [new Error('x'), null, 'AppError', { name: 'AppError', code: 'x' }]) {
      expect((other as unknown) instanceof ours.AppError).toBe(false);
    }
  });
});
