import { useState } from 'react';
import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';
import { callFunction, loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import type { BookingData } from '../../../booking-data/live-booking-endpoint';
import { useServicesQuery } from '../../../booking-data/service-endpoints';
import { messages } from '../messages';
import { useAskedForTime } from '../use-asked';
import { CustomerField } from './customer-field';
import { DialogFooter } from './dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';
import { TimeChooser } from './time-chooser';

const words = messages.byHand;

/** Addresses as people write them; the function that books reads them again. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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
  const uid = useUid();
  const { user } = useAuth();
  // One id for every try of this form: sending it twice still books once.
  const [bookingId] = useState(() => loadBookingData().then((data) => data.newBookingId()));
  const [start, setStart] = useState<number | null>(initial.hasTime ? initial.start : null);
  const [timeProblem, setTimeProblem] = useState<string | null>(null);
  const { pending, problem, ask, question } = useAskedForTime();
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
  const [known, setKnown] = useState<Customer | null>(null);
  const service = services.find(({ id }) => id === serviceId) ?? services[0]!;

  /** What mail speaks to whoever was chosen; with another address it is somebody else. No reason not to book. */
  const languageOf = async (email: string) => {
    if (known?.email !== email) return null;
    const data = await loadBookingData();
    return data.getCustomerLanguage(uid, known.id).catch(() => null);
  };

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
          language: (await languageOf(email.trim())) ?? user?.language ?? 'es',
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
          setKnown(customer);
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
      <DialogFooter
        problem={problem}
        isPending={pending !== null}
        close={words.cancel}
        submit={words.submit}
        onClose={onClose}
      />
      <OverlapQuestion {...question} isPending={pending !== null} onConfirm={() => book(true)} />
    </form>
  );
}
