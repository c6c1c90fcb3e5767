import { formMessages as text } from '../messages';
import type { ServiceForm } from '../service-form';

/** What a field is called where another tab changed it too. */
export const FIELD_NAMES: Record<keyof ServiceForm, string> = {
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

/** What the form's state is for its fields. */
interface FormState {
  draft: ServiceForm;
  set: (change: Partial<ServiceForm>) => void;
  /** What is wrong with a field, once it is to be told. */
  problem: (field: string) => string | undefined;
  /** Somebody is done with a field. */
  leave: (field: string) => void;
}

/** What each kind of field is given. */
export type FieldTools = ReturnType<typeof fieldTools>;

/** Ties fields to the form, by their names in it. */
export function fieldTools(state: FormState) {
  const { draft, set, problem, leave } = state;
  const field = <Name extends keyof ServiceForm>(name: Name) => ({
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
  return { ...state, field, textField, numberField };
}
