import { useState } from 'react';
import { Autocomplete, Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';
import { callFunction, loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Notice } from 'shared-lib/ui/notice';
import { useSuggestedCustomersQuery } from '../../../booking-data/customer-endpoints';
import type { BookingData } from '../../../booking-data/live-booking-endpoint';
import { useServicesQuery } from '../../../booking-data/service-endpoints';
import { isTaken } from '../booking-refusals';
import { messages } from '../messages';
import { useAsked } from '../use-asked';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';
import { TimeChooser } from './time-chooser';

const words = messages.byHand;

/** Addresses as people write them; the function that books reads them again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Nobody is looked for by less than this, in characters. */
const SEARCH_MIN = 2;

/** When a new booking begins, as far as it is known. */
export interface ByHandStart {
  start: number;
  hasTime: boolean;
}

interface ByHandDialogProps {
  /** `null` while it is closed. */
  initial: ByHandStart | null;
  zone: string;
  onBooked: (bookingId: string, start: number) => void;
  onClose: () => void;
}

/** Writes down a booking that was made by phone or in person. */
export function ByHandDialog({ initial, zone, onBooked, onClose }: ByHandDialogProps) {
  const { data: services } = useServicesQuery(useUid());
  const bookable = services?.filter(({ archivedAt }) => archivedAt === null);
  return (
    <Modal opened={initial !== null} onClose={onClose} title={words.title} size="lg">
      {initial && bookable?.length === 0 && (
        <EmptyState
          icon={<IconListDetails size={28} stroke={1.5} />}
          title={words.noServices}
          action={
            <Button component={Link} to="/servicios">
              {words.toServices}
            </Button>
          }
        >
          {words.noServicesText}
        </EmptyState>
      )}
      {initial && bookable && bookable.length > 0 && (
        <ByHandForm services={bookable} initial={initial} zone={zone} onBooked={onBooked} onClose={onClose} />
      )}
    </Modal>
  );
}

type Service = Parameters<Parameters<BookingData['subscribeToServices']>[1]>[0][number];

function ByHandForm({
  services,
  initial,
  zone,
  onBooked,
  onClose,
}: Omit<ByHandDialogProps, 'initial'> & { services: readonly Service[]; initial: ByHandStart }) {
  // One id for every try of this form: sending it twice still books once.
  const [bookingId] = useState(() => loadBookingData().then((data) => data.newBookingId()));
  const [start, setStart] = useState<number | null>(initial.hasTime ? initial.start : null);
  const [timeProblem, setTimeProblem] = useState<string | null>(null);
  const [isOverlapAsked, setOverlapAsked] = useState(false);
  const { pending, problem, ask } = useAsked((error) => {
    if (isTaken(error)) setOverlapAsked(true);
    return isTaken(error);
  });
  const {
    register,
    handleSubmit,
    setValue,
    control,
    formState: { errors },
  } = useForm({
    defaultValues: { serviceId: services[0]!.id, name: '', email: '', phone: '', notes: '' },
  });
  const [serviceId, name] = useWatch({ control, name: ['serviceId', 'name'] });
  const service = services.find(({ id }) => id === serviceId) ?? services[0]!;

  const book = (overlap: boolean) =>
    handleSubmit(async ({ name: typed, email, phone, notes }) => {
      if (start === null) {
        setTimeProblem(words.timeMissing);
        return;
      }
      let made = '';
      const isDone = await ask('book', async () => {
        made = await bookingId;
        await callFunction('bookByHand', {
          bookingId: made,
          serviceId: service.id,
          start,
          customer: { name: typed, email: email.trim(), phone },
          notes,
          zone,
          language: 'es',
          overlap,
        });
      });
      if (!isDone) return;
      showToast('success', words.done);
      onBooked(made, start);
    })();

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void book(false);
      }}
    >
      <NativeSelect
        {...register('serviceId')}
        label={words.service}
        data={services.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <TimeChooser
        service={service}
        zone={zone}
        initial={initial}
        onChange={(chosen) => {
          setStart(chosen);
          setTimeProblem(null);
        }}
        error={timeProblem}
      />
      <CustomerField
        value={name}
        error={errors.name?.message}
        onType={(typed) => setValue('name', typed, { shouldValidate: errors.name !== undefined })}
        onChoose={(customer) => {
          setValue('name', customer.name, { shouldValidate: true });
          setValue('email', customer.email, { shouldValidate: true });
          setValue('phone', customer.phone);
        }}
      />
      <input
        type="hidden"
        {...register('name', { validate: (typed) => typed.trim() !== '' || words.nameMissing })}
      />
      <div className={styles.pair}>
        <TextInput
          {...register('email', {
            validate: (typed) => typed.trim() === '' || EMAIL.test(typed.trim()) || words.emailWrong,
          })}
          type="email"
          label={words.email}
          description={words.emailHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errors.email?.message}
          maxLength={254}
          autoComplete="off"
        />
        <TextInput {...register('phone')} type="tel" label={words.phone} maxLength={30} autoComplete="off" />
      </div>
      <Textarea {...register('notes')} label={words.notes} rows={2} maxLength={1000} />
      {problem && <Notice tone="error" title={problem} />}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} disabled={pending !== null}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={pending !== null}>
          {words.submit}
        </Button>
      </div>
      <OverlapQuestion
        opened={isOverlapAsked}
        isPending={pending !== null}
        onConfirm={() => void book(true).then(() => setOverlapAsked(false))}
        onCancel={() => setOverlapAsked(false)}
      />
    </form>
  );
}

interface CustomerFieldProps {
  value: string;
  error?: string;
  onType: (typed: string) => void;
  onChoose: (customer: Customer) => void;
}

/** A name, with those who have booked before. */
function CustomerField({ value, error, onType, onChoose }: CustomerFieldProps) {
  const uid = useUid();
  const [search] = useDebouncedValue(value.trim(), 250);
  const { data: customers = [] } = useSuggestedCustomersQuery(
    { uid, search },
    { skip: search.length < SEARCH_MIN },
  );
  const labelOf = ({ name, email, phone }: Customer) => `${name} · ${email || phone}`;
  const options = search.length < SEARCH_MIN ? [] : customers.map(labelOf);
  return (
    <Autocomplete
      label={words.name}
      description={words.nameHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      maxLength={80}
      autoComplete="off"
      value={value}
      data={[...new Set(options)]}
      filter={({ options: all }) => all}
      onChange={(typed) => {
        const chosen = customers.find((customer) => labelOf(customer) === typed);
        if (chosen) onChoose(chosen);
        else onType(typed);
      }}
    />
  );
}
