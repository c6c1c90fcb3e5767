import { readText, tabStorage, writeText } from '../../platform/storage';
import { firstReadMessages } from './messages';

/** Half of the time in which IndexedDB answers on the slowest devices, in milliseconds; longer once it was late here. */
const HALF_MS = { first: 5000, late: 30_000 };

/** Remembers in a tab that its IndexedDB was late, so that the page isn't loaded again and again. */
const LATE = 'tarjetero.late-database';

const isKnownLate = () => readText(tabStorage, LATE) !== null;

/** Records that IndexedDB is late in this tab; false where that can't be stored, or is recorded already. */
function noteLate(): boolean {
  return !isKnownLate() && writeText(tabStorage, LATE, '1');
}

/** Shows the notice that the page waits for the browser, until the returned function is called. */
function sayWaiting(): () => void {
  const line = document.createElement('p');
  line.role = 'status';
  line.textContent = firstReadMessages.slowDatabase;
  // The first script has no style sheet of its own.
  Object.assign(line.style, {
    ...{ position: 'fixed', insetInline: '0', bottom: '0', margin: '0', padding: '12px 16px' },
    ...{ background: 'Canvas', color: 'CanvasText', textAlign: 'center', font: '16px sans-serif' },
  });
  document.body.append(line);
  return () => line.remove();
}

/** Calls a function after a time, whatever clock the page is given; a browser from before 2022 has no other clock. */
function after(milliseconds: number, task: () => void): void {
  if ('timeout' in AbortSignal) AbortSignal.timeout(milliseconds).addEventListener('abort', task);
  else setTimeout(task, milliseconds);
}

/**
 * Waits for an answer of IndexedDB. Where none comes, the page goes on as in a browser that has none: the SDKs, which would
 * wait for ever, find none either and store the session elsewhere.
 *
 * @param onLate - Called with an answer that comes after that, the first time in a tab.
 */
export function answerOfDatabase<Answer>(
  answer: Promise<Answer>,
  onLate: (answer: Answer) => void = () => undefined,
): Promise<Answer> {
  const halfMs = isKnownLate() ? HALF_MS.late : HALF_MS.first;
  return new Promise((resolve, reject) => {
    let isOver = false;
    let stopSaying = () => {};
    const end = () => {
      isOver = true;
      stopSaying();
    };
    answer.finally(end).then(resolve, reject);
    const giveUp = () => {
      if (isOver) return;
      end();
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
      void answer.then(
        (late) => noteLate() && onLate(late),
        () => undefined,
      );
      reject(new Error('IndexedDB does not answer'));
    };
    // In two halves, so that an answer that waits behind a long task still counts.
    after(halfMs, () => {
      if (isOver) return;
      stopSaying = sayWaiting();
      after(halfMs, giveUp);
    });
  });
}
