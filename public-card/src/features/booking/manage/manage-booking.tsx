import { useCallback, useEffect, useRef, useState } from 'react';
import { send, type Answer, type Problem } from '../booking-api';
import { messages } from '../messages';
import { ProblemNote } from '../problem-note';
import { StepHeading } from '../step-heading';
import { BookingView } from './booking-view';
import { CancelBooking } from './cancel-booking';
import { MoveBooking } from './move-booking';
import type { Refused, ShownBooking } from './shown-booking';

const text = messages.manage;

/** What proves that one may act. */
interface Link {
  bookingId: string;
  token: string;
}

type Task = 'look' | 'move' | 'cancel';

const tokenOf = (path: string) => new URL(path, location.href).searchParams.get('t') ?? '';

/** A link that isn't right, or nothing to show. */
function Unreadable({ slug, problem, onRetry }: { slug: string; problem: Problem; onRetry: () => void }) {
  const isBad = ['bad-link', 'booking-not-found', 'invalid-input'].includes(problem);
  if (!isBad)
    return (
      <ProblemNote
        problem={problem}
        text={problem === 'failure' ? text.failed : undefined}
        onRetry={onRetry}
      />
    );
  return (
    <>
      <StepHeading>{text.badLink}</StepHeading>
      <p>{text.badLinkText}</p>
      <div className="tj-actions">
        <a className="tj-button" href={`/c/${slug}`}>
          {messages.backToCard}
        </a>
      </div>
    </>
  );
}

/** What the holder of a booking's link can do with it: look, move it, cancel it. Looking changes nothing. */
export function ManageBooking({
  slug,
  bookingId,
  firstToken,
}: {
  slug: string;
  bookingId: string;
  firstToken: string;
}) {
  const [shown, setShown] = useState<ShownBooking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [task, setTask] = useState<Task>('look');
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const token = useRef(firstToken);

  /** Shows what came; a change has made the old link worthless, so the address becomes the new one. */
  const show = useCallback((value: ShownBooking) => {
    token.current = tokenOf(value.path);
    history.replaceState(null, '', value.path);
    setShown(value);
  }, []);

  const read = useCallback(async () => {
    setProblem(null);
    const answer = await send(slug, 'booking', { bookingId, token: token.current });
    if (answer.ok) show(answer.value);
    else setProblem(answer.problem);
  }, [slug, bookingId, show]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  }, [read]);

  async function act(ask: (link: Link) => Promise<Answer<ShownBooking>>, done: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    setRefused(null);
    const answer = await ask({ bookingId, token: token.current });
    setSending(false);
    if (answer.ok) {
      show(answer.value);
      setTask('look');
      setSaid(done);
      return;
    }
    setRefused(answer);
    // What is on the screen isn't so any more: it is read again, and says itself what can still be done.
    if (['change-too-late', 'booking-state', 'booking-changed', 'bad-link'].includes(answer.problem)) {
      setTask('look');
      await read();
    }
  }

  const begin = (next: Task) => {
    setRefused(null);
    setSaid('');
    setTask(next);
  };

  const content = () => {
    if (problem) return <Unreadable slug={slug} problem={problem} onRetry={() => void read()} />;
    if (!shown) return <p className="tj-quiet">{text.loading}</p>;
    if (task === 'move')
      return (
        <MoveBooking
          booking={shown.booking}
          refused={refused}
          isSending={isSending}
          onMove={(start, zone) =>
            void act((link) => send(slug, 'reschedule', { ...link, start, zone }), text.moved)
          }
          onBack={() => begin('look')}
          onSay={setSaid}
        />
      );
    if (task === 'cancel')
      return (
        <CancelBooking
          booking={shown.booking}
          refused={refused}
          isSending={isSending}
          onCancel={(reason) =>
            void act((link) => send(slug, 'cancel', { ...link, reason }), text.states.cancelled)
          }
          onBack={() => begin('look')}
        />
      );
    return (
      <BookingView
        key={`${shown.path} ${shown.booking.status}`}
        shown={shown}
        refused={refused}
        onMove={() => begin('move')}
        onCancel={() => begin('cancel')}
      />
    );
  };

  return (
    <div className="tj-booking">
      {content()}
      <p className="tj-unseen" role="status">
        {said}
      </p>
    </div>
  );
}
