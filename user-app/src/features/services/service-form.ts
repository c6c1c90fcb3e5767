import type { ServiceContent } from 'shared-lib/data';
import {
  NEXT_VISIT_USUAL,
  type NextVisitWeeks,
  type Service,
  type ServicePlace,
  type ServiceQuestion,
} from 'shared-lib/model/booking';
import { serviceDocumentSchema } from 'shared-lib/documents';
import { findPhoneProblem, hasLink, keysOf } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { formMessages as fields, problemMessages as text } from './messages';
import {
  blankPayment,
  paymentContentOf,
  paymentFormOf,
  paymentProblems,
  priceOf,
  type PaymentForm,
} from './payment-form';
import { priceInput } from '../../ui/inputs/price-input';

/** Form values of a question: its options are one line each. */
export interface QuestionForm {
  id: string;
  label: string;
  kind: ServiceQuestion['kind'];
  required: boolean;
  options: string;
}

/** Form values of a service: numbers may be missing while they are typed. */
export interface ServiceForm extends PaymentForm {
  name: string;
  description: string;
  durationMinutes: number | '';
  price: string;
  /** True when {@link price} doesn't count. */
  priceOnRequest: boolean;
  currency: string;
  color: string;
  placeKind: ServicePlace['kind'];
  placeDetail: string;
  bufferBeforeMinutes: number | '';
  bufferAfterMinutes: number | '';
  noticeMinutes: number;
  maxPerDay: number | '';
  needsConfirmation: boolean;
  phoneRequired: boolean;
  combinable: boolean;
  nextVisitWeeks: NextVisitWeeks;
  asksInvoice: boolean;
  /** Rate in tenths of a percent; empty for that of the tax data. */
  vatPermille: number | '';
  waitingList: boolean;
  cardIds: string[];
  questions: QuestionForm[];
}

/** Messages by field; those of a question as `questions.{id}.label`. */
export type ServiceProblems = Readonly<Record<string, string>>;

/** Declarations of the stored fields, from which every limit of the form comes. */
const stored = serviceDocumentSchema.shape;
const storedQuestion = stored.questions.element.shape;

/** Longest name of a service, in characters. */
export const MAX_NAME = Number(stored.name.maxLength);

/** Returns the form of a new service: half an hour, free, on every card, alone or together with others, and again after four weeks. */
export function blankService(cardIds: string[], currency: string): ServiceForm {
  return {
    name: '',
    description: '',
    durationMinutes: 30,
    price: '',
    priceOnRequest: false,
    currency,
    color: '#0F766E',
    placeKind: 'in-person',
    placeDetail: '',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    maxPerDay: '',
    needsConfirmation: false,
    phoneRequired: false,
    combinable: true,
    nextVisitWeeks: NEXT_VISIT_USUAL,
    asksInvoice: false,
    vatPermille: '',
    waitingList: true,
    ...blankPayment(),
    cardIds,
    questions: [],
  };
}

/** Returns an empty question. */
export const blankQuestion = (): QuestionForm => ({
  id: crypto.randomUUID(),
  label: '',
  kind: 'text',
  required: false,
  options: '',
});

/** Returns the form values of a stored service. */
export function formOf(service: Service): ServiceForm {
  const { name, description, durationMinutes, currency, color, noticeMinutes, needsConfirmation } = service;
  return {
    name,
    description,
    durationMinutes,
    price: priceInput(service.price, currency),
    priceOnRequest: service.priceOnRequest === true,
    currency,
    color,
    placeKind: service.place.kind,
    placeDetail: service.place.detail,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    noticeMinutes,
    maxPerDay: service.maxPerDay || '',
    needsConfirmation,
    phoneRequired: service.phoneRequired,
    combinable: service.combinable === true,
    nextVisitWeeks: service.nextVisitWeeks ?? 0,
    asksInvoice: service.asksInvoice === true,
    vatPermille: service.vatPermille ?? '',
    waitingList: service.waitingList === true,
    ...paymentFormOf(service),
    cardIds: service.cardIds,
    questions: service.questions.map((question) => ({
      ...question,
      options: (question.options ?? []).join('\n'),
    })),
  };
}

/** Returns the content to store from a form without {@link findProblems}. */
export function contentOf(form: ServiceForm): ServiceContent {
  const price = priceOf(form) ?? 0;
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    durationMinutes: Number(form.durationMinutes),
    price,
    priceOnRequest: form.priceOnRequest,
    currency: form.currency,
    color: form.color,
    place: { kind: form.placeKind, detail: form.placeDetail.trim() },
    bufferBeforeMinutes: Number(form.bufferBeforeMinutes),
    bufferAfterMinutes: Number(form.bufferAfterMinutes),
    noticeMinutes: form.noticeMinutes,
    maxPerDay: Number(form.maxPerDay),
    needsConfirmation: form.needsConfirmation,
    phoneRequired: form.phoneRequired,
    combinable: form.combinable,
    nextVisitWeeks: form.nextVisitWeeks,
    asksInvoice: form.asksInvoice,
    vatPermille: form.vatPermille === '' ? null : form.vatPermille,
    waitingList: form.waitingList,
    payment: paymentContentOf(form, price),
    cardIds: form.cardIds,
    questions: form.questions.map(({ id, label, kind, required, options }) => ({
      id,
      label: label.trim(),
      kind,
      required,
      ...(kind === 'select' && { options: optionsOf(options) }),
    })),
  };
}

/** Returns the changed fields only, so that other fields stay as another device may just have stored them. */
export function changesOf(before: ServiceForm, after: ServiceForm): Partial<ServiceContent> {
  const [old, now] = [contentOf(before), contentOf(after)];
  const fields = keysOf<keyof ServiceContent>(now);
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
      .map((field) => [field, now[field]]),
  );
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return fieldMessage('required', fields.name);
  return hasLink(name) ? fieldMessage('name-link', '') : tooLong(name, stored.name);
}

/** Returns the problems that keep a form from being stored; empty for none. */
export function findProblems(form: ServiceForm): ServiceProblems {
  const price = priceOf(form);
  const found: Record<string, string | null> = {
    name: nameProblem(form.name),
    description: tooLong(form.description, stored.description),
    durationMinutes: fits(form.durationMinutes, stored.durationMinutes) ? null : text.duration,
    price: price === null ? text.price : fits(price, stored.price) ? null : text.priceTooHigh,
    color: fits(form.color, stored.color) ? null : text.color,
    placeDetail: placeProblem(form),
    bufferBeforeMinutes: fits(form.bufferBeforeMinutes, stored.bufferBeforeMinutes) ? null : text.buffer,
    bufferAfterMinutes: fits(form.bufferAfterMinutes, stored.bufferAfterMinutes) ? null : text.buffer,
    // 0 is stored for no limit, which is an empty field here.
    maxPerDay:
      form.maxPerDay === '' || (form.maxPerDay > 0 && fits(form.maxPerDay, stored.maxPerDay))
        ? null
        : text.maxPerDay,
  };
  for (const [field, problem] of Object.entries(paymentProblems(form))) found[field] ??= problem;
  for (const question of form.questions) {
    const at = `questions.${question.id}`;
    found[`${at}.label`] =
      question.label.trim() === ''
        ? fieldMessage('required', fields.questionLabel)
        : tooLong(question.label, storedQuestion.label);
    found[`${at}.options`] = question.kind === 'select' ? optionsProblem(question.options) : null;
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function placeProblem({ placeKind, placeDetail }: ServiceForm): string | null {
  const detail = placeDetail.trim();
  const long = tooLong(detail, stored.place.shape.detail);
  if (long) return long;
  if (placeKind === 'phone') return findPhoneProblem(detail) === null ? null : text.phoneInvalid;
  if (placeKind === 'in-person')
    return detail === '' ? fieldMessage('required', fields.placeDetail[placeKind]) : null;
  if (detail === '') return text.videoRequired;
  return isHttps(detail) ? null : text.videoInvalid;
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:' && !/\s/.test(address);
}

const optionsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function optionsProblem(lines: string): string | null {
  const options = optionsOf(lines);
  if (options.length < 2) return text.optionsRequired;
  const { element: option } = storedQuestion.options.unwrap();
  const long = options.map((line) => tooLong(line, option)).find((problem) => problem !== null);
  return long ?? (fits(options, storedQuestion.options) ? null : text.optionsTooMany);
}

const tooLong = (value: string, { maxLength }: { maxLength: number | null }) =>
  maxLength !== null && value.trim().length > maxLength ? text.tooLong(maxLength) : null;

const fits = (value: unknown, schema: { safeParse: (value: unknown) => { success: boolean } }) =>
  schema.safeParse(value).success;

/** Returns the key under which a tab stores the draft of a service's form; `new` for one that isn't stored yet. */
export const serviceDraftKey = (uid: string, id: string): string => `${uid}:service:${id}`;
