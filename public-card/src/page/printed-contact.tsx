import { contactWays, linksAt, type ContactWayKind } from 'shared-lib/model';
import type { CardViewCard } from 'shared-lib/ui/card-view';

/**
 * Renders the contact data, address and code that replace the buttons of a printed card. The code is only loaded for
 * printing.
 */
export function PrintedContact({
  card,
  now,
  canonicalUrl,
}: {
  card: CardViewCard;
  now: number;
  canonicalUrl: string;
}) {
  const ways = contactWays({ ...card, links: linksAt(card.links, now) });
  const textOf = (kind: ContactWayKind) => ways.find((way) => way.kind === kind)?.text ?? '';
  const place = card.sections?.find(({ id }) => id === 'place')?.text ?? '';
  const lines = [
    textOf('call'),
    textOf('write'),
    // An address of a map says nothing on paper.
    place || textOf('directions').replace(/^https?:.*/, ''),
    canonicalUrl.replace(/^https?:\/\//, ''),
  ].filter(Boolean);
  return (
    <div className="tj-print">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <img src={`/c/${card.slug}/qr.svg`} alt="" loading="lazy" />
    </div>
  );
}
