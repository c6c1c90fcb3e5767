import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from 'shared-lib/save-file';
import { send, tokenOf, type Answer, type Problem } from '../booking-api';
import { zonesToShow } from '../time/appointment-zones';
import { cardAddress } from '../steps/state/booking-history';
import { momentAt } from '../format';
import { words } from '../words';
import { NO_CARD } from '../payment/open-payment';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { BookingView } from './booking-view';
import { CancelBooking } from './cancel-booking';
import { EraseData } from './erase-data';
import { MoveBooking } from './move-booking';
import { aboutMissing, readShown, wayBack } from './read-shown';
import { zoneOf, type Refused, type ShownBooking } from './shown-booking';

/** Credentials of a booking's link. */
interface Link {
  bookingId: string;
  token: string;
}

type Task = 'look' | 'move' | 'cancel' | 'erase';

/** Renders the message for an invalid link, or a booking that can't be read. */
function Unreadable({ slug, problem, onRetry }: { slug: string; problem: Problem; onRetry: () => void }) {
  const isBad = ['bad-link', 'booking-not-found', 'invalid-input'].includes(problem);
  if (!isBad)
    return (
      <ProblemNote
        problem={problem}
        text={problem === 'failure' ? words().manage.failed : undefined}
        onRetry={onRetry}
      />
    );
  return (
    <>
      <StepHeading>{words().manage.badLink}</StepHeading>
      <p>{words().manage.badLinkText}</p>
      {slug && <BackToCard slug={slug} />}
    </>
  );
}

/** Says that the visitor's data is erased. */
function Erased({ slug }: { slug: string }) {
  return (
    <>
      <StepHeading>{words().manage.data.erased}</StepHeading>
      <p>{words().manage.data.erasedText}</p>
      {slug && <BackToCard slug={slug} />}
    </>
  );
}

function BackToCard({ slug }: { slug: string }) {
  return (
    <div className="tj-actions">
      <a className="tj-button" href={cardAddress(slug)}>
        {words().backToCard}
      </a>
    </div>
  );
}

/**
 * Lets the holder of a booking's link see it, move it, cancel it, and download or erase their data. Opening it changes
 * nothing.
 */
export function ManageBooking({
  slug,
  bookingId,
  firstToken,
  proof = '',
}: {
  slug: string;
  bookingId: string;
  firstToken: string;
  /** Proof from the link in a mail. */
  proof?: string;
}) {
  const [shown, setShown] = useState<ShownBooking | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [task, setTask] = useState<Task>('look');
  const [isSending, setSending] = useState(false);
  const [isErased, setErased] = useState(false);
  const [said, setSaid] = useState('');
  /** Message on the last action, for the booking's page. */
  const [news, setNews] = useState('');
  const [back] = useState(wayBack);
  const token = useRef(firstToken);

  /** Shows an answer; after a change the old link may only look, so that the address becomes the new one. */
  const show = useCallback((value: ShownBooking) => {
    if (value.path !== '') {
      token.current = tokenOf(value.path);
      history.replaceState(null, '', value.path);
    }
    setShown(value);
  }, []);

  const read = useCallback(async () => {
    setProblem(null);
    const answer = await readShown(slug, { bookingId, token: token.current }, back);
    if (answer.ok) show(answer.value);
    else setProblem(answer.problem);
  }, [slug, bookingId, back, show]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read();
  }, [read]);

  async function act<Value>(
    ask: (link: Link) => Promise<Answer<Value>>,
    onDone: (value: Value) => void,
  ): Promise<void> {
    if (isSending) return;
    setSending(true);
    setRefused(null);
    const answer = await ask({ bookingId, token: token.current });
    setSending(false);
    if (answer.ok) {
      onDone(answer.value);
      return;
    }
    setRefused(answer);
    // The booking on screen is outdated: it is read again, with the actions that are still possible.
    if (['change-too-late', 'booking-state', 'booking-changed', 'bad-link'].includes(answer.problem)) {
      setTask('look');
      await read();
    }
  }

  /** Shows a changed booking with a message. */
  const showAs = (said: string) => (value: ShownBooking) => {
    show(value);
    setTask('look');
    setSaid(said);
  };

  const showMoved = (value: ShownBooking) => {
    const { start, status, service, ownerZone, requestedStart, ownerName } = value.booking;
    const { first } = zonesToShow(service.place.kind, { owner: ownerZone, visitor: zoneOf(value.booking) });
    const message = status === 'pending_confirmation' ? words().manage.moveRequested : words().manage.moved;
    const done = message(momentAt(start, first));
    // A request for another hour is shown below, and isn't granted yet.
    const requested = requestedStart && words().manage.moveAsked(momentAt(requestedStart, first), ownerName);
    showAs(requested || done)(value);
    setNews(requested ? '' : done);
  };

  /** Goes back to the agreed hour, which withdraws the request for another one. */
  const withdraw = () =>
    shown &&
    void act(
      (link) => {
        const { slug: card, start, zone } = shown.booking;
        return send(card || NO_CARD, 'reschedule', { ...link, start, zone });
      },
      (value) => {
        showAs(words().manage.moveWithdrawn)(value);
        setNews(words().manage.moveWithdrawn);
      },
    );

  const begin = (next: Task) => {
    setRefused(null);
    setSaid('');
    setNews('');
    setTask(next);
  };

  const content = () => {
    if (isErased) return <Erased slug={slug} />;
    if (problem) return <Unreadable slug={slug} problem={problem} onRetry={() => void read()} />;
    if (!shown)
      return (
        <p className="tj-quiet">{back === 'hecho' ? words().online.checking : words().manage.loading}</p>
      );
    if (task === 'move')
      return (
        <MoveBooking
          booking={shown.booking}
          link={`${bookingId}.${tokenOf(shown.path)}`}
          refused={refused}
          isSending={isSending}
          onMove={(start, zone) =>
            void act((link) => send(shown.booking.slug, 'reschedule', { ...link, start, zone }), showMoved)
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
            void act(
              (link) => send(slug || NO_CARD, 'cancel', { ...link, reason }),
              showAs(words().manage.states.cancelled),
            )
          }
          onBack={() => begin('look')}
        />
      );
    if (task === 'erase')
      return (
        <EraseData
          booking={shown.booking}
          refused={refused}
          isSending={isSending}
          proof={proof}
          onErase={(when, rest) =>
            void act(
              (link) => send(slug || NO_CARD, 'erase', { ...link, when, rest }),
              (value) => (value.erased ? setErased(true) : showAs(words().manage.data.willErase)(value)),
            )
          }
          onBack={() => begin('look')}
        />
      );
    return (
      <BookingView
        key={`${shown.path} ${shown.booking.status}`}
        shown={shown}
        news={news}
        missing={aboutMissing(shown, back)}
        refused={refused}
        isSending={isSending}
        onAttend={() =>
          void act(
            (link) => send(slug || NO_CARD, 'attend', link),
            (value) => {
              showAs(words().manage.attends)(value);
              setNews('');
            },
          )
        }
        onStopWhatsApp={() =>
          void act(
            (link) => send(slug || NO_CARD, 'stop-whatsapp', link),
            (value) => {
              showAs(words().manage.whatsAppStopped)(value);
              setNews(words().manage.whatsAppStopped);
            },
          )
        }
        onMove={() => begin('move')}
        onWithdraw={withdraw}
        onCancel={() => begin('cancel')}
        onDownload={() =>
          void act(
            (link) => send(slug || NO_CARD, 'export', link),
            (data) => {
              saveFile(`datos-${slug}.json`, 'application/json', JSON.stringify(data, null, 2));
              setSaid(words().manage.data.downloaded);
            },
          )
        }
        onErase={() => begin('erase')}
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
