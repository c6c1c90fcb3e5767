import { useEffect, useRef, useState } from 'react';
import { localDateOf, type PublicVisit, type WaitingWish } from 'shared-lib/model/booking';
import { proveWork } from '../../../requests/solve-proof';
import { Alternatives } from '../time/alternatives';
import type { ShownZones } from '../time/appointment-zones';
import { send, type Problem } from '../booking-api';
import { answersTo, refusedFields, type BookingFormValues, type FieldErrors } from '../steps/booking-form';
import { FormStep } from '../steps/form-step';
import { zoneName } from '../format';
import { ProblemNote } from '../steps/problem-note';
import { StepHeading } from '../steps/step-heading';
import { language, words } from '../words';
import { waitingWords } from './waiting-words';
import { findWishErrors, keepWish, readWish, type WishErrors } from './wish-draft';
import { WishFields } from './wish-fields';

/** Props of {@link WaitingStep}. */
export interface WaitingStepProps {
  slug: string;
  service: PublicVisit;
  serviceIds: readonly string[];
  ownerName: string;
  /** Zones of shown times, that of the owner, whose days are meant, and that of the visitor. */
  zones: ShownZones;
  ownerZone: string;
  zone: string;
  values: BookingFormValues;
  now: () => number;
  onChange: (values: BookingFormValues) => void;
  /** Books a start that is free already. */
  onChoose: (start: number) => void;
  onBack: () => void;
}

/** Outcome of the form: on the list, or free starts that needn't be waited for. */
type Answered = { joined: true } | { joined: false; starts: number[] };

/** Renders the form by which a visitor waits for an hour, and what happens next. */
export function WaitingStep({
  slug,
  service,
  serviceIds,
  ownerName,
  zones,
  ownerZone,
  zone,
  values,
  now,
  onChange,
  onChoose,
  onBack,
}: WaitingStepProps) {
  const text = waitingWords();
  const today = localDateOf(now(), ownerZone);
  const [wish, setWish] = useState(() => readWish(slug, today));
  const [wishErrors, setWishErrors] = useState<WishErrors>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  // Worked out while the form is filled in.
  const proof = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    proof.current ??= proveWork();
  }, []);

  function changeWish(next: WaitingWish): void {
    setWish(next);
    setWishErrors({});
    setAnswered(null);
    keepWish(slug, next);
  }

  async function join(hidden: string): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    proof.current ??= proveWork();
    const solved = await proof.current;
    const answer = await send(slug, 'wait', {
      serviceIds: [...serviceIds],
      wish,
      zone,
      language: language(),
      customer: { name: values.name.trim(), email: values.email.trim(), phone: values.phone.trim() },
      answers: answersTo(service.questions, values.answers),
      notes: values.notes.trim(),
      proof: solved ?? '',
      website: hidden,
    });
    setSending(false);
    // Another attempt after an answer that was lost has to be the same one.
    const isLost = !answer.ok && (answer.problem === 'offline' || answer.problem === 'failure');
    if (!isLost) proof.current = null;
    if (!answer.ok) {
      setProblem(answer.problem);
      setErrors(refusedFields(answer.fields, values));
      if (answer.fields.includes('wish.to')) setWishErrors({ to: text.errors.order });
      return;
    }
    if (answer.value.joined) keepWish(slug, null);
    setAnswered(answer.value);
  }

  if (answered?.joined)
    return (
      <>
        <StepHeading key="joined">{text.joined}</StepHeading>
        <p>{text.joinedText(values.email.trim())}</p>
        <p>{text.next}</p>
        <div className="tj-actions">
          <button type="button" className="tj-button" onClick={onBack}>
            {words().otherTimes}
          </button>
        </div>
      </>
    );
  return (
    <>
      <StepHeading key="wait">{text.heading}</StepHeading>
      <p>{text.intro(ownerName)}</p>
      {zone !== ownerZone && <p className="tj-help">{words().time.zone(zoneName(ownerZone))}</p>}
      <p>
        <button type="button" className="tj-plain" onClick={onBack}>
          {words().otherTimes}
        </button>
      </p>
      <FormStep
        service={service}
        ownerName={ownerName}
        values={values}
        errors={errors}
        isSending={isSending}
        aboutLimit={text.next}
        aboutHold=""
        waiting={{
          fields: <WishFields wish={wish} errors={wishErrors} today={today} onChange={changeWish} />,
          emailHelp: text.emailHelp,
          submit: text.submit,
          isValid: () => {
            const found = findWishErrors(wish, today);
            setWishErrors(found);
            return Object.keys(found).length === 0;
          },
        }}
        problem={
          answered ? (
            <div className="tj-problem" role="alert">
              <p>{text.free}</p>
              <Alternatives starts={answered.starts} zone={zones.first} onChoose={onChoose} />
            </div>
          ) : (
            problem && <ProblemNote problem={problem} onRetry={() => void join('')} />
          )
        }
        onChange={(next) => {
          setErrors({});
          onChange(next);
        }}
        onErrors={setErrors}
        onSubmit={(hidden) => void join(hidden)}
      />
    </>
  );
}
