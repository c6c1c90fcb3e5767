import { openHostileProject } from './testing/hostile-client';

const project = openHostileProject();

describe.each(['api', 'visitor'] as const)('the service %s', (service) => {
  it.each([
    ['a body that is no JSON', '/checkSlug', '{"data":'],
    ['a body that is cut off', '/b/ana-garcia/book', '[1,'],
    ['a path that is no UTF-8', '/%E0%A4%A', '{}'],
    ['a slug that is no UTF-8', '/b/%ff%fe/book', '{}'],
  ])('answers JSON without a stack to %s', async (_what, path, body) => {
    const { status, text, headers, body: parsed } = await project.ask(service, path, { body });
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 400,
      type: 'application/json; charset=utf-8',
    });
    expect(parsed).toMatchObject({ reason: 'invalid-input', error: { status: 'INVALID_ARGUMENT' } });
    expect(text).not.toMatch(/node_modules|SyntaxError|at /);
  });

  it('answers JSON to a body in an unknown encoding', async () => {
    const headers = { 'content-encoding': 'brotlix' };
    const { status, body } = await project.ask(service, '/checkSlug', { body: '{}', headers });
    expect({ status, body }).toMatchObject({ status: 415, body: { reason: 'invalid-input' } });
  });
});
