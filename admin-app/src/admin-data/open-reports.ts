import { useMay } from '../session/permissions';
import { useAppealsQuery, useReportedCardsQuery } from './admin-endpoints';

/** Most open cards and appeals that are read: the limit of one query in the rules. */
export const MOST_OPEN = 100;

/**
 * Follows the open reported cards, for a role that decides about them. The menu's badge, the Dashboard and the list of 'Denuncias' all count these, so that they say the
 * same at any time.
 */
export function useOpenReports() {
  return useReportedCardsQuery({ state: 'open', count: MOST_OPEN }, { skip: !useMay('moderation') });
}

/** Follows the open appeals, for the Dashboard and the list. */
export function useOpenAppeals() {
  return useAppealsQuery({ state: 'open', count: MOST_OPEN }, { skip: !useMay('moderation') });
}

/** Returns a number of open items in words, where no more than {@link MOST_OPEN} are read. */
export const openCountOf = (count: number): string =>
  count < MOST_OPEN ? String(count) : `${MOST_OPEN - 1}+`;
