import type { RefundStep } from './payment-rule';

/** Sentences that say a refund policy. */
export interface PolicyWords {
  nothing: string;
  always: string;
  /** Sentences about all or a part of the payment, for a visitor who cancels at least this long before. */
  all: (notice: string) => string;
  part: (percent: number, notice: string) => string;
  afterwards: string;
  hours: (hours: number) => string;
  days: (days: number) => string;
  /** Terms of a saved card, with the no-show fee. */
  card: (fee: string) => string;
}

export const SPANISH_POLICY: PolicyWords = {
  nothing: 'Si cancelas, el pago no se devuelve.',
  always: 'Si cancelas antes de la cita, te devolvemos todo.',
  all: (notice) => `Si cancelas hasta ${notice} antes, te devolvemos todo`,
  part: (percent, notice) => `hasta ${notice} antes, el ${percent} %`,
  afterwards: 'después, nada',
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} días`,
  card: (fee) =>
    `Ahora no se cobra nada: se guarda tu tarjeta. Si no acudes y no has cancelado, se te pueden cobrar ${fee}.`,
};

export const ENGLISH_POLICY: PolicyWords = {
  nothing: 'The payment is not refunded if you cancel.',
  always: 'You get all of it back if you cancel before the appointment.',
  all: (notice) => `If you cancel up to ${notice} before, you get all of it back`,
  part: (percent, notice) => `up to ${notice} before, ${percent}%`,
  afterwards: 'later, nothing',
  hours: (hours) => `${hours} h`,
  days: (days) => `${days} days`,
  card: (fee) =>
    `Nothing is charged now: your card is kept. If you neither come nor cancel, you may be charged ${fee}.`,
};

/** Describes a refund policy in one sentence: «Si cancelas hasta 24 h antes, te devolvemos todo; después, nada.» */
export function policyInWords(policy: readonly RefundStep[], words: PolicyWords): string {
  if (policy.length === 0) return words.nothing;
  const steps = [...policy].sort((a, b) => b.noticeMinutes - a.noticeMinutes);
  const [first] = steps;
  if (steps.length === 1 && first?.noticeMinutes === 0 && first.percent === 100) return words.always;
  const parts = steps.map(({ noticeMinutes, percent }) => {
    const hours = noticeMinutes / 60;
    const notice = hours >= 48 && hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours);
    return percent === 100 ? words.all(notice) : words.part(percent, notice);
  });
  const text = [...parts, words.afterwards].join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
