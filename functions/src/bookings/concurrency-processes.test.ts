import { addDays, instantOf, localDateOf, weekdayOf } from 'shared-lib/model/booking';
import { bySize, RUN_SIZE } from 'shared-lib/testing';
import { openBookingProcesses } from './testing/booking-processes';
import { openCrowd } from './testing/crowd';

/*
 * The crowds at the function as it is built and deployed, in two processes that know nothing of each other; and the same with
 * processes that end in the middle of whatever they do.
 */

const ATTEMPTS = bySize({ short: 20, all: 100, long: 1_000 });
const ROUNDS = bySize({ short: 1, all: 1, long: 20 });
// Locks of a killed process last until its transactions time out, which takes most of a minute.
const ROUNDS_WITH_KILLS = bySize({ short: 1, all: 1, long: 20 });
/** Number of processes that are killed during each crowd, with every request that they are handling. */
const KILLS = 4;
const ZONE = 'Europe/Madrid';

// The duration of a crowd depends on the machine; the test is about who books.
jest.setTimeout(bySize({ short: 240_000, all: 240_000, long: 900_000 }));

/** Returns the date of a Tuesday at least three days ahead, as the processes run on the machine's clock. */
function comingTuesday(): string {
  let date = addDays(localDateOf(Date.now(), ZONE), 3);
  while (weekdayOf(date) !== '2') date = addDays(date, 1);
  return date;
}

const crowd = openCrowd({
  post: (...sent) => processes.post(...sent),
  nine: instantOf(comingTuesday(), '09:00', ZONE),
  now: Date.now(),
});
// After the project, whose address they need.
const processes = openBookingProcesses(2);

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %s', (round) => {
  it(`lets one of ${ATTEMPTS} visitors book the same slot`, () => crowd.atOneSlot(round, ATTEMPTS));

  it(`leaves no double booking and no needless gap after ${ATTEMPTS} visitors book overlapping times`, () =>
    crowd.atOverlappingTimes(round, ATTEMPTS));
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  describe.each(Array.from({ length: ROUNDS_WITH_KILLS }, (_, index) => index + 1))(
    'round %s with killed processes',
    (round) => {
      /**
       * Kills one process after the other until the crowd has its answers, with pauses that differ from round to round.
       */
      async function whileKilling(work: Promise<void>): Promise<number> {
        let isOver = false;
        const over = work.finally(() => {
          isOver = true;
        });
        let kills = 0;
        for (let pause = 150 + round * 137; kills < KILLS; pause = 150 + ((pause * 31 + 17) % 900)) {
          await Promise.race([over, new Promise((resolve) => setTimeout(resolve, pause))]);
          if (isOver) break;
          await processes.killAndRestart(kills);
          kills += 1;
        }
        await over;
        return kills;
      }

      it(`answers each of ${ATTEMPTS} visitors and leaves nothing lost, half done or held`, async () => {
        const kills = await whileKilling(crowd.atOverlappingTimes(round, ATTEMPTS, true));
        expect(kills).toBeGreaterThan(0);
        await crowd.expectNothingLeft();
      });
    },
  );
