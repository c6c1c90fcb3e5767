import { useState } from 'react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import { loadBookingData, type ListedService } from 'shared-lib/data';
import { BOOKING_LIMITS, type Customer, type SeriesDate } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Modal } from 'shared-lib/ui/layers';
import { useServicesQuery } from '../../../booking-data/endpoints/service-endpoints';
import { paths } from '../../../paths';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { useDraftForm } from '../../../ui/use-draft-form';
import { useLateResolver } from '../../../ui/use-late-resolver';
import { askOverlap } from '../ask-overlap';
import { describeRefusal } from '../../../booking-data/describe-refusal';
import { bookingMessages } from '../../../booking-data/messages';
import { useBookByHandMutation, useBookSeriesMutation, useCheckSeriesMutation } from '../booking-writes';
import { messages } from '../messages';
import { CustomerField } from './customer-field';
import { PhoneInput } from '../../../ui/inputs/phone-input';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';
import { NO_REPETITION, RepeatFields, timesOf, type Repetition } from './repeat-fields';
import { SeriesReport } from './series-report';
import { TimeChooser } from './time-chooser';
import { handVisit } from './hand-visit';
import { VisitField } from './visit-field';

const words = messages.byHand;
const apart = bookingMessages.refusals.codes['not-together'];

/** Returns the message of a name's problem. */
const nameProblem = (code = '') => fieldMessage(code, words.name);

/** Height of the form's placeholder, in pixels. */
const FORM_HEIGHT = 780;

/** Start of a new booking, as far as it is known. */
export interface ByHandStart {
  start: number;
  hasTime: boolean;
}

interface ByHandDialogProps {
  /** `null` while the dialog is closed. */
  initial: ByHandStart | null;
  zone: string;
  onBooked: (bookingId: string, start: number) => void;
  onClose: () => void;
}

/**
 * Asks for a booking that was made by phone or in person. The typed values are stored as a draft until it is booked, or 'Cancelar' is
 * pressed.
 */
export function ByHandDialog({ initial, zone, onBooked, onClose }: ByHandDialogProps) {
  return (
    <Modal opened={initial !== null} onClose={onClose} title={words.title} size="lg">
      {initial && <ByHandContent initial={initial} zone={zone} onBooked={onBooked} onClose={onClose} />}
    </Modal>
  );
}

interface ByHandContentProps extends ByHandDialogProps {
  initial: ByHandStart;
}

/** Renders the form once the services are known; before, a placeholder of its size. */
function ByHandContent(props: ByHandContentProps) {
  const { data, error, isFetching, refetch } = useServicesQuery(useUid());
  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion>
          <SkeletonBlock height={FORM_HEIGHT} radius={12} />
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;

  const [first, ...others] = data.filter(({ archivedAt }) => archivedAt === null);
  if (first) return <ByHandForm services={[first, ...others]} {...props} />;
  return (
    <EmptyState
      icon={<IconListDetails size={28} stroke={1.5} />}
      title={words.noServices}
      action={
        <Button component={Link} to={paths.services}>
          {words.toServices}
        </Button>
      }
    >
      {words.noServicesText}
    </EmptyState>
  );
}

/** Manages a series from the report of its dates to its bookings; if a start is taken in the meantime, the dates are reported again. */
function useSeries() {
  const [ask, checking] = useCheckSeriesMutation();
  const [send, sending] = useBookSeriesMutation();
  const [dates, setDates] = useState<readonly SeriesDate[] | null>(null);
  const check = async (input: Parameters<typeof ask>[0]) => {
    const { data } = await ask(input);
    if (data) setDates(data.dates);
  };
  const isTaken = sending.error?.code === 'slot-taken';
  return {
    /** `null` while there is no report. */
    dates,
    isPending: checking.isLoading || sending.isLoading,
    hasChanged: isTaken,
    problem: describeRefusal(checking.error) ?? (isTaken ? null : describeRefusal(sending.error)),
    check,
    /** Books the starts; answers with the first booking, or `null` where it failed. */
    book: async (input: Parameters<typeof send>[0]): Promise<string | null> => {
      const { data, error } = await send(input);
      const requested = checking.originalArgs;
      if (error?.code === 'slot-taken' && requested) await check(requested);
      return data?.bookingIds[0] ?? null;
    },
    leave: () => {
      setDates(null);
      checking.reset();
      sending.reset();
    },
  };
}

/** Typed values; those of a draft from before there were visits have no services. */
type Typed = Record<'name' | 'email' | 'phone' | 'notes', string> & { serviceIds?: string[] | undefined };

const loadCheck = async () => (await import('./by-hand-check')).bookByHand;

function ByHandForm({
  services,
  initial,
  zone,
  onBooked,
  onClose,
}: ByHandContentProps & { services: readonly [ListedService, ...ListedService[]] }) {
  const uid = useUid();
  const { user } = useAuth();
  // One id for every try of this form: sending it twice still books once.
  const [bookingId] = useState(() => loadBookingData().then((data) => data.newBookingId()));
  const [start, setStart] = useState<number | null>(initial.hasTime ? initial.start : null);
  const [timeProblem, setTimeProblem] = useState<string | null>(null);
  const [repetition, setRepetition] = useState<Repetition>(NO_REPETITION);
  const [hasBadTimes, setBadTimes] = useState(false);
  const series = useSeries();
  const [send, request] = useBookByHandMutation();
  const { problem, question } = askOverlap(request);
  const [empty] = useState((): Typed => ({
    serviceIds: [services[0].id],
    ...{ name: '', email: '', phone: '', notes: '' },
  }));
  const storedDraft = useStoredDraft(`${uid}:by-hand`, empty);
  const {
    register,
    handleSubmit,
    setValue,
    control,
    formState: { errors },
  } = useDraftForm(storedDraft, useLateResolver(loadCheck));
  const [ids, name] = useWatch({ control, name: ['serviceIds', 'name'] });
  const [known, setKnown] = useState<Customer | null>(null);
  const { serviceIds, visit } = handVisit(services, ids);

  const finish = (made: string, at: number) => {
    storedDraft.discard();
    onBooked(made, at);
  };
  /** Sends the form: for a booking, or for the starts of a series. */
  const book = (how: { overlap: boolean } | { starts: number[] }) =>
    handleSubmit(async ({ name: typed, email, phone, notes }) => {
      if (start === null) {
        setTimeProblem(words.timeMissing);
        return;
      }
      const made = await bookingId;
      const fields = {
        serviceIds,
        customer: { name: typed, email: email.trim(), phone },
        notes,
        zone,
        language: user?.language ?? ('es' as const),
        known: known?.email === email.trim() ? { uid, customerId: known.id } : null,
      };
      if ('starts' in how) {
        const first = await series.book({ ...fields, seriesId: made, starts: how.starts });
        const [firstStart] = how.starts;
        if (first !== null && firstStart !== undefined) finish(first, firstStart);
      } else if (repetition.isOn) {
        const times = timesOf(repetition, start, zone);
        setBadTimes(times === null);
        const { everyWeeks } = repetition;
        if (times !== null) await series.check({ serviceIds, start, everyWeeks, times, zone });
      } else {
        const { error } = await send({ ...fields, bookingId: made, start, overlap: how.overlap });
        if (!error) finish(made, start);
      }
    })();

  if (series.dates)
    return (
      <SeriesReport
        dates={series.dates}
        zone={zone}
        isPending={series.isPending}
        problem={series.problem}
        hasChanged={series.hasChanged}
        onBook={(starts) => void book({ starts })}
        onBack={series.leave}
      />
    );

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void book({ overlap: false });
      }}
    >
      <VisitField
        services={services}
        value={serviceIds}
        onChange={(next) => setValue('serviceIds', next, { shouldDirty: true })}
      />
      <TimeChooser
        // The free starts are those of the whole visit.
        key={serviceIds.join(' ')}
        service={visit ?? services.find(({ id }) => id === serviceIds[0]) ?? services[0]}
        zone={zone}
        // The chosen start again, after the person has returned from the dates of a series.
        initial={start === null ? initial : { start, hasTime: true }}
        onChange={(chosen) => {
          setStart(chosen);
          setTimeProblem(null);
        }}
        error={timeProblem}
      />
      <RepeatFields
        value={repetition}
        hasProblem={hasBadTimes}
        onChange={(next) => {
          setRepetition(next);
          setBadTimes(false);
        }}
      />
      <CustomerField
        value={name}
        error={errors.name && nameProblem(errors.name.message)}
        onType={(typed) => setValue('name', typed, { shouldValidate: errors.name !== undefined })}
        onChoose={(customer) => {
          setKnown(customer);
          setValue('name', customer.name, { shouldValidate: true });
          setValue('email', customer.email, { shouldValidate: true });
          setValue('phone', customer.phone);
        }}
      />
      <input type="hidden" {...register('name')} />
      <div className={styles.pair}>
        <TextInput
          {...register('email')}
          type="email"
          label={words.email}
          description={words.emailHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={
            errors.email &&
            (errors.email.message === 'email-accent'
              ? fieldMessage('email-accent', words.email)
              : words.emailWrong)
          }
          maxLength={BOOKING_LIMITS.email}
          autoComplete="off"
        />
        <PhoneInput
          {...register('phone')}
          label={words.phone}
          error={errors.phone && fieldMessage(errors.phone.message ?? '', words.phone)}
          maxLength={BOOKING_LIMITS.phone}
          autoComplete="off"
        />
      </div>
      <Textarea {...register('notes')} label={words.notes} rows={2} maxLength={BOOKING_LIMITS.notes} />
      <DialogFooter
        problem={(visit ? null : apart) ?? problem ?? series.problem ?? errors.root?.message ?? null}
        isPending={request.isLoading || series.isPending}
        close={words.cancel}
        submit={repetition.isOn ? messages.series.submit : words.submit}
        onClose={() => {
          storedDraft.discard();
          onClose();
        }}
      />
      <OverlapQuestion {...question} onConfirm={() => void book({ overlap: true })} />
    </form>
  );
}
