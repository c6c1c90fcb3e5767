import { logger } from 'firebase-functions/v2';
import { expectLog, judgeLogs, recordedLogs } from './recorded-logs';

it.each(['warn', 'error'] as const)('fails a test that logs %s unexpectedly', (level) => {
  logger[level]('Something is odd', { id: 'a1' });
  expect(judgeLogs).toThrow(/Unexpected log:\n.*"id":"a1".*Something is odd/);
});

it('fails a test that expects a warning which never comes', () => {
  expectLog(/Something is odd/);
  logger.info('Something is odd');
  expect(judgeLogs).toThrow('Nothing was logged that matches /Something is odd/');
});

it('takes warnings that a test expects, however many match, and none besides', () => {
  expectLog(/odd/);
  logger.warn('Something is odd');
  logger.error('Another thing is odd');
  expect(judgeLogs).not.toThrow();
  expectLog(/odd/);
  logger.warn('Something is odd');
  logger.warn('Something is even');
  expect(judgeLogs).toThrow('even');
});

it('keeps lines of every level for tests that look into them', () => {
  recordedLogs.length = 0;
  logger.debug('first');
  logger.info('second');
  expect(recordedLogs).toEqual(['first', 'second'].map((word) => expect.stringContaining(word) as string));
});
