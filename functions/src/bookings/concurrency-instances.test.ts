import { bySize, RUN_SIZE } from 'shared-lib/testing';
import { openCrowd } from './testing/crowd';

/*
 * The same crowds as if every request had come to an instance of its own, without the queue of `inTurn`: only the transaction keeps
 * bookings from overlapping.
 */
jest.mock('../limits/in-turn', () => ({ inTurn: (_: string, run: () => Promise<unknown>) => run() }));

// Without turns each sends the others back to try again: the work grows with the square of the crowd.
const ATTEMPTS = bySize({ short: 15, all: 50, long: 200 });
const ROUNDS = bySize({ short: 1, all: 1, long: 20 });

// The duration of a crowd depends on the machine; the test is about who books.
if (RUN_SIZE !== 'long') jest.setTimeout(120_000);

const crowd = openCrowd();

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %s', (round) => {
  it(`lets one of ${ATTEMPTS} visitors book the same slot`, () => crowd.atOneSlot(round, ATTEMPTS));

  it(`leaves no double booking and no needless gap after ${ATTEMPTS} visitors book overlapping times`, () =>
    crowd.atOverlappingTimes(round + ROUNDS, ATTEMPTS));
});

it('one of many visitors who hold the same slot first books it', () =>
  crowd.atOneSlot(0, bySize({ short: 15, all: 50, long: 50 }), true));

it('a page that sends its booking ten times at once books once and gets the same answer each time', () =>
  crowd.fromOnePage(10));
