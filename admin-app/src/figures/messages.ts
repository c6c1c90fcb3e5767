import { figureWords } from 'shared-lib/ui/figure-card';
import type { Change, growthOf } from './series';

const signed = (value: number) => `${value > 0 ? '+' : '−'}${figureWords.number(Math.abs(value))}`;

/** Spanish texts of figures over time. */
export const messages = {
  period: 'Periodo',
  days: (days: number) => `${days} días`,
  /** Describes the change of a figure since the period before, both without their last day. */
  change: (change: Change, days: number) => {
    if (change.kind === 'unknown') return `sin datos completos de los ${days} días anteriores`;
    if (change.kind === 'from-nothing')
      return change.difference === 0
        ? `nada, como los ${days} días anteriores`
        : `nada en los ${days} días anteriores`;
    return change.percent === 0
      ? `igual que los ${days} días anteriores`
      : `${signed(change.percent)} % frente a los ${days} días anteriores`;
  },
  /** Describes the growth of a figure within the period, or since it is counted. */
  growth: (growth: ReturnType<typeof growthOf>, days: number) => {
    if (!growth) return 'contado desde hoy';
    const span = growth.isWhole ? `en ${days} días` : `desde el ${figureWords.longDay(growth.since)}`;
    return growth.difference === 0 ? `sin cambios ${span}` : `${signed(growth.difference)} ${span}`;
  },
  counted: (ago: string) => `Contado ${ago}.`,
  notCounted: 'Todavía no se ha contado nada: se cuenta cada pocos minutos.',
  refresh: 'Actualizar',
};
