import { openCrowd } from './testing/crowd';

const ATTEMPTS = process.env['TEST_LONG'] ? 1_000 : 200;
const ROUNDS = process.env['TEST_LONG'] ? 20 : 1;

// The duration of a crowd depends on the machine; the test is about who books.
if (!process.env['TEST_LONG']) jest.setTimeout(120_000);

const crowd = openCrowd();

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %s', (round) => {
  it(`of ${ATTEMPTS} visitors at one slot, one books`, () => crowd.atOneSlot(round, ATTEMPTS));

  it(`${ATTEMPTS} visitors at overlapping times of several lengths leave no double and no needless gap`, () =>
    crowd.atOverlappingTimes(round, ATTEMPTS));
});

it('of fifty visitors who hold one slot first, one books', () => crowd.atOneSlot(0, 50, true));

it('one page that sends its booking ten times at once books once, and is answered the same', () =>
  crowd.fromOnePage(10));
