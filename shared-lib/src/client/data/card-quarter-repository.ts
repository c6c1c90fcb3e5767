import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore';
import { quartersOf, quartersToCompare, type CardQuarter, type DatePeriod } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { requireShape } from '../../model/stored/require-shape';
import { readOne } from './read-documents';

/** Reads quarters of a card by name in one query, whose permission is checked once. */
async function readQuarters(
  cardId: string,
  quarters: readonly string[],
): Promise<Record<string, CardQuarter>> {
  const of = collection(firebaseFirestore(), 'cardStats', cardId, 'quarters');
  const named = query(of, where(documentId(), 'in', quarters), limit(quarters.length));
  const { docs } = await getDocs(named);
  const shape = { days: 'map', before: 'map?' } as const;
  return Object.fromEntries(
    docs.map((found) => [
      found.id,
      readOne(found, (quarter) => requireShape<CardQuarter>(quarter.data(), shape)),
    ]),
  );
}

/**
 * Reads the quarters that hold a period of a card's figures, and the numbers of the period before; a quarter in which nothing
 * happened is left out. A period of up to ninety days costs two documents.
 *
 * @param period - Two years at most.
 * @param options.alone - True to leave out the period before.
 */
export function getCardQuarters(
  cardId: string,
  period: DatePeriod,
  { alone = false }: { alone?: boolean } = {},
): Promise<Record<string, CardQuarter>> {
  return withAppErrors(async () => {
    const own = await readQuarters(cardId, quartersOf(period));
    const others = alone ? [] : quartersToCompare(period, own);
    return others.length > 0 ? { ...own, ...(await readQuarters(cardId, others)) } : own;
  });
}
