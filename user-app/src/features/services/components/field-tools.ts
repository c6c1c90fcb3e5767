import { formMessages as text } from '../messages';
import { paymentMessages as paymentText } from '../payment-messages';
import type { ServiceForm } from '../service-form';

/** Labels of the fields, for the notice that another tab changed them too. */
export const FIELD_NAMES: Record<keyof ServiceForm, string> = {
  name: text.name,
  description: text.description,
  durationMinutes: text.duration,
  price: text.price,
  priceOnRequest: text.priceOnRequest,
  currency: text.currency,
  color: text.color,
  placeKind: text.placeKind,
  placeDetail: text.where,
  bufferBeforeMinutes: text.bufferBefore,
  bufferAfterMinutes: text.bufferAfter,
  noticeMinutes: text.notice,
  maxPerDay: text.maxPerDay,
  needsConfirmation: text.needsConfirmation,
  phoneRequired: text.phoneRequired,
  combinable: text.combinable,
  nextVisitWeeks: text.nextVisit,
  asksInvoice: text.asksInvoice,
  vatPermille: text.vat,
  waitingList: text.waitingList,
  paymentRule: paymentText.rule,
  paymentLink: paymentText.link,
  depositKind: paymentText.depositKind,
  depositPercent: paymentText.depositPercent,
  depositAmount: paymentText.depositAmount,
  refunds: paymentText.refunds,
  cardIds: text.cards,
  questions: text.questions,
};

/** State of the form, as its fields need it. */
interface FormState {
  draft: ServiceForm;
  set: (change: Partial<ServiceForm>) => void;
  /** Returns the problem of a field, once it is to be shown. */
  problem: (field: string) => string | undefined;
  /** Called when a field loses the focus. */
  leave: (field: string) => void;
}

/** Functions that return the props of each kind of field. */
export type FieldTools = ReturnType<typeof fieldTools>;

/** Binds fields to the form by their names. */
export function fieldTools(state: FormState) {
  const { draft, set, problem, leave } = state;
  const field = <Name extends keyof ServiceForm>(name: Name) => ({
    label: FIELD_NAMES[name],
    error: problem(name),
    'data-field': name,
    onBlur: () => leave(name),
  });
  const textField = (
    name: 'name' | 'description' | 'price' | 'placeDetail' | 'paymentLink' | 'depositAmount',
  ) => ({
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
  return { ...state, field, textField, numberField };
}
