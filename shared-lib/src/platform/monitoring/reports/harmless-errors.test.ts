import { isHarmless } from './harmless-errors';

const fromExtension = Object.assign(new TypeError('x is undefined'), {
  stack: 'TypeError: x is undefined\n    at chrome-extension://abc/content.js:1:1',
});

describe('an uncaught error', () => {
  it.each([
    ['ResizeObserver loop completed with undelivered notifications.'],
    [new Error('ResizeObserver loop limit exceeded')],
    ['Script error.'],
    [new DOMException('The user aborted a request.', 'AbortError')],
    ['Object Not Found Matching Id:3, MethodName:update, ParamCount:4'],
    [new TypeError("undefined is not an object (evaluating 'window.webkit.messageHandlers')")],
    [fromExtension],
  ])('is harmless: %s', (error) => {
    expect(isHarmless(error)).toBe(true);
  });

  it.each([
    [new TypeError('x is undefined')],
    [new Error('Script error in the template')],
    ['El pago no se pudo abortar'],
    [undefined],
    [null],
  ])('is not harmless: %s', (error) => {
    expect(isHarmless(error)).toBe(false);
  });
});
