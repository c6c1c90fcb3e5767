import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  Button,
  Checkbox,
  ColorInput,
  NumberInput,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { loadBookingData, type ListedCard } from 'shared-lib/data';
import type { Service } from 'shared-lib/domain/booking';
import { describeError } from 'shared-lib/errors';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { OverlapNotice } from '../../../booking-data/overlap-notice';
import { paymentLinkOf } from '../../../booking-data/payment-link';
import { useKeptDraft } from '../../../booking-data/use-kept-draft';
import { currencyOptions } from '../currencies';
import { formMessages as text } from '../messages';
import { parsePrice } from '../price-input';
import {
  changesOf,
  contentOf,
  findProblems,
  SERVICE_LIMITS,
  type ServiceForm as Form,
} from '../service-form';
import { nextPlace } from '../use-service-actions';
import { QuestionsEditor } from './questions-editor';
import styles from './service-form.module.css';

const DURATIONS = [15, 30, 45, 60, 90];
const PLACES = ['in-person', 'phone', 'video'] as const;
/** What the notice may be chosen from, in minutes. */
const NOTICES = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080];

/** What a field is called where another tab changed it too. */
const FIELD_NAMES: Record<keyof Form, string> = {
  name: text.name,
  description: text.description,
  durationMinutes: text.duration,
  price: text.price,
  currency: text.currency,
  color: text.color,
  placeKind: text.placeKind,
  placeDetail: text.where,
  bufferBeforeMinutes: text.bufferBefore,
  bufferAfterMinutes: text.bufferAfter,
  noticeMinutes: text.notice,
  maxPerDay: text.maxPerDay,
  needsConfirmation: text.needsConfirmation,
  paymentRule: text.payment,
  paymentLink: text.link,
  cardIds: text.cards,
  questions: text.questions,
};

interface ServiceFormProps {
  draftKey: string;
  /** `null` for one that isn't there yet. */
  service: Service | null;
  stored: Form;
  services: readonly Service[];
  cards: readonly ListedCard[];
  onClose: () => void;
}

/** Everything that can be said of a service. What was typed stays whatever happens. */
export function ServiceForm({ draftKey, service, stored, services, cards, onClose }: ServiceFormProps) {
  const uid = useUid();
  const kept = useKeptDraft(draftKey, stored);
  const { draft, edit, dirty, saving, overlaps } = kept;
  const [checked, setChecked] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const newId = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const problems = findProblems(draft);
  const problem = (field: string) => (checked === 'all' || checked.has(field) ? problems[field] : undefined);
  const leave = (field: string) =>
    setChecked((before) => (before === 'all' ? before : new Set(before).add(field)));
  const set = (change: Partial<Form>) => edit((before) => ({ ...before, ...change }));

  const send = async (content: Form) => {
    const data = await loadBookingData();
    if (service) return data.updateService(service.id, changesOf(stored, content));
    // One id for every try: saving twice makes one service.
    newId.current ??= data.newServiceId();
    return data.createService(uid, newId.current, contentOf(content), { order: nextPlace(services) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked('all');
    setFailure(null);
    const [first] = Object.keys(problems);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
      return;
    }
    try {
      const outcome = await kept.save(send);
      if (outcome === 'queued') showToast('info', text.queued);
      else showToast('success', service ? text.saved : text.created);
      onClose();
    } catch (error) {
      setFailure(describeError(error).message);
    }
  };

  const field = <Name extends keyof Form>(name: Name) => ({
    label: FIELD_NAMES[name],
    error: problem(name),
    'data-field': name,
    onBlur: () => leave(name),
  });
  const textField = (name: 'name' | 'description' | 'price' | 'placeDetail' | 'paymentLink') => ({
    ...field(name),
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  const numberField = (
    name: 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'maxPerDay',
  ) => ({
    ...field(name),
    value: draft[name],
    onChange: (value: number | string) => set({ [name]: value === '' ? '' : Number(value) }),
    allowDecimal: false,
    allowNegative: false,
    inputMode: 'numeric' as const,
    hideControls: true,
  });

  const price = parsePrice(draft.price, draft.currency);
  const isFree = price === 0;
  const wrong = checked === 'all' ? Object.keys(problems).length : 0;
  const address = draft.placeDetail.trim();

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <div className={styles.fields}>
        <OverlapNotice
          fields={overlaps.map((name) => FIELD_NAMES[name])}
          onKeepOwn={kept.keepOwn}
          onTakeStored={kept.takeStored}
        />
        <Group title={text.what}>
          <TextInput {...textField('name')} placeholder={text.namePlaceholder} data-autofocus />
          <Textarea
            {...textField('description')}
            description={text.descriptionHelp}
            autosize
            minRows={2}
            maxRows={8}
          />
          <div>
            <NumberInput {...numberField('durationMinutes')} className={styles.short} />
            <div role="group" aria-label={text.durationPresets} className={styles.presets}>
              {DURATIONS.map((minutes) => (
                <Button
                  key={minutes}
                  variant={draft.durationMinutes === minutes ? 'light' : 'default'}
                  aria-pressed={draft.durationMinutes === minutes}
                  onClick={() => set({ durationMinutes: minutes })}
                >
                  {minutes}
                </Button>
              ))}
            </div>
          </div>
          <div className={styles.pair}>
            <TextInput {...textField('price')} description={text.priceHelp} inputMode="decimal" />
            <Select
              {...field('currency')}
              value={draft.currency}
              onChange={(currency) => currency && set({ currency })}
              data={currencyOptions(draft.currency)}
              searchable
              allowDeselect={false}
              withScrollArea={false}
              styles={{ options: { maxHeight: 280, overflowY: 'auto' } }}
            />
          </div>
          <ColorInput
            {...field('color')}
            description={text.colorHelp}
            value={draft.color}
            onChange={(color) => set({ color })}
            format="hex"
            fixOnBlur={false}
            withEyeDropper={false}
            autoComplete="off"
            spellCheck={false}
            className={styles.short}
          />
        </Group>
        <Group title={text.where}>
          <SegmentedControl
            aria-label={text.placeKind}
            value={draft.placeKind}
            onChange={(kind) => set({ placeKind: kind as Form['placeKind'] })}
            data={PLACES.map((value) => ({ value, label: text.placeShort[value] }))}
            fullWidth
          />
          <div>
            <TextInput
              {...textField('placeDetail')}
              label={text.placeDetail[draft.placeKind]}
              description={text.placeHelp[draft.placeKind]}
              inputMode={({ 'in-person': 'text', phone: 'tel', video: 'url' } as const)[draft.placeKind]}
              spellCheck={false}
            />
            {draft.placeKind === 'in-person' && address !== '' && (
              <a
                className={styles.map}
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <IconMapPin size={16} aria-hidden /> {text.map}
              </a>
            )}
          </div>
        </Group>
        <Group title={text.when}>
          <div>
            <div className={styles.pair}>
              <NumberInput {...numberField('bufferBeforeMinutes')} />
              <NumberInput {...numberField('bufferAfterMinutes')} />
            </div>
            <p className={styles.help}>{text.bufferHelp}</p>
          </div>
          <div className={styles.pair}>
            <Select
              {...field('noticeMinutes')}
              description={text.noticeHelp}
              value={String(draft.noticeMinutes)}
              onChange={(minutes) => set({ noticeMinutes: Number(minutes) })}
              allowDeselect={false}
              data={[...new Set([...NOTICES, draft.noticeMinutes])]
                .sort((a, b) => a - b)
                .map((minutes) => ({ value: String(minutes), label: noticeInWords(minutes) }))}
            />
            <NumberInput {...numberField('maxPerDay')} description={text.maxPerDayHelp} />
          </div>
        </Group>
        <Group title={text.how}>
          <Switch
            label={text.needsConfirmation}
            description={text.needsConfirmationHelp}
            checked={draft.needsConfirmation}
            onChange={(event) => set({ needsConfirmation: event.currentTarget.checked })}
          />
          <PaymentFields
            isFree={isFree}
            rule={draft.paymentRule}
            onChange={(rule) => set({ paymentRule: rule })}
          >
            <TextInput
              {...textField('paymentLink')}
              description={text.linkHelp}
              placeholder="https://buy.stripe.com/…"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              onBlur={() => {
                set({ paymentLink: paymentLinkOf(draft.paymentLink) });
                leave('paymentLink');
              }}
            />
          </PaymentFields>
          {cards.length === 0 ? (
            <p className={styles.help}>{text.noCards}</p>
          ) : (
            <Checkbox.Group
              label={text.cards}
              value={draft.cardIds}
              onChange={(cardIds) => set({ cardIds })}
              className={styles.cards}
            >
              {cards.map((card) => (
                <Checkbox key={card.id} value={card.id} label={card.name} />
              ))}
            </Checkbox.Group>
          )}
        </Group>
        <Group title={text.questions} help={text.questionsText}>
          <QuestionsEditor
            questions={draft.questions}
            problem={problem}
            onLeave={leave}
            onChange={(change) => edit((before) => ({ ...before, questions: change(before.questions) }))}
            most={SERVICE_LIMITS.questions}
          />
        </Group>
      </div>
      <div className={styles.foot}>
        {(failure ?? (wrong > 0 ? text.check(wrong) : null)) && (
          <p role="alert" className={styles.error}>
            {failure ?? text.check(wrong)}
          </p>
        )}
        {dirty && (
          <Button variant="default" disabled={saving} onClick={kept.discard}>
            {text.discard}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={service !== null && !dirty}>
          {service ? text.save : text.create}
        </Button>
      </div>
    </form>
  );
}

/** A part of the form under its heading. */
function Group({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </fieldset>
  );
}

interface PaymentFieldsProps {
  isFree: boolean;
  rule: Form['paymentRule'];
  onChange: (rule: Form['paymentRule']) => void;
  /** What a link needs. */
  children: ReactNode;
}

function PaymentFields({ isFree, rule, onChange, children }: PaymentFieldsProps) {
  if (rule === 'deposit' || rule === 'full') return <p className={styles.help}>{text.paymentLater}</p>;
  return (
    <div className={styles.payment}>
      <Switch
        label={text.payByLink}
        description={isFree ? text.paymentFree : undefined}
        disabled={isFree}
        checked={!isFree && rule === 'link'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'link' : 'none')}
      />
      {!isFree && rule === 'link' && children}
    </div>
  );
}

function noticeInWords(minutes: number): string {
  if (minutes === 0) return text.noNotice;
  if (minutes % 1440 === 0) return text.noticeDays(minutes / 1440);
  return minutes % 60 === 0 ? text.noticeHours(minutes / 60) : text.noticeMinutes(minutes);
}
