import { createLogger, type LogEvent } from './logger';
import { HIDDEN } from './redact';

function listen(production: boolean) {
  const written: [string, string, object][] = [];
  const events: LogEvent[] = [];
  const logger = createLogger({
    production,
    write: (...line) => written.push(line),
    onError: (event) => events.push(event),
  });
  const sayAll = () => {
    logger.debug('d');
    logger.info('i');
    logger.warn('w');
    logger.error('e');
  };
  return { logger, written, events, sayAll };
}

describe('the log', () => {
  it('writes only errors, and in production warnings too', () => {
    const local = listen(false);
    local.sayAll();
    expect(local.written.map(([level]) => level)).toEqual(['error']);
    const production = listen(true);
    production.sayAll();
    expect(production.written.map(([level]) => level)).toEqual(['warn', 'error']);
  });

  it('S3.14 writes the fields userId, cardId, bookingId and path, and hides private ones', () => {
    const { logger, written } = listen(false);
    const about = { userId: 'u1', cardId: 'c1', bookingId: 'b1', path: '/reservas' };
    logger.error('ana@ejemplo.com could not book', { ...about, auth: { uid: 'u1' }, token: 'abc' });
    expect(written).toEqual([
      ['error', `${HIDDEN} could not book`, { ...about, auth: HIDDEN, token: HIDDEN }],
    ]);
  });

  it('passes errors to its listener in production only', () => {
    const production = listen(true);
    production.sayAll();
    expect(production.events).toEqual([{ level: 'error', message: 'e', fields: {} }]);
    const local = listen(false);
    local.sayAll();
    expect(local.events).toEqual([]);
  });
});
